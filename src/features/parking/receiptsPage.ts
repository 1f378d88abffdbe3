import { request } from '#api/client.ts';
import { getReceipts, getReceiptsFile } from '#api/contract/parking.ts';
import { defineDocumentsPage, providerInfo } from '#features/outlets/index.ts';

/** The receipts that a provider issued itself. */
export const receiptsPage = defineDocumentsPage({
  info: providerInfo,
  sourceOf: (id) => ({
    queryKey: ['parkingProvider', id, 'receipts'],
    load: (query, signal) => request(getReceipts, { params: { id }, query }, { signal }),
    loadFile: (query, signal) =>
      request(getReceiptsFile, { params: { id }, query: { ...query, download: true } }, { signal }),
  }),
  // The server refuses the receipts of a provider that issues none.
  hasList: (provider) => provider?.issuesOwnReceipts === true,
});
