import { request } from '#api/client.ts';
import { getParkTickets, getParkTicketsFile } from '#api/contract/parks.ts';
import { defineDocumentsPage } from '#features/outlets/index.ts';
import { parks } from './outlet.ts';

/** The tickets that a park sold. */
export const ticketsPage = defineDocumentsPage({
  info: parks.infoQuery,
  sourceOf: (id) => ({
    queryKey: ['parks', id, 'tickets'],
    load: (query, signal) => request(getParkTickets, { params: { id }, query }, { signal }),
    loadFile: (query, signal) =>
      request(getParkTicketsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
  }),
});
