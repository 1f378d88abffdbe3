import * as z from 'zod/mini';
import { defineCall, json, pdf } from './call.ts';
import { count, type DomainOf, id, page, renamed } from './codecs.ts';
import { idParam } from './reports.ts';

const access = ['ObracuniView'] as const;

const statement = renamed({
  id: ['id', id],
  name: ['naziv', z.string()],
  partnerName: ['partner_naziv', z.string()],
});
/** A settlement document, also called calculation: what operator and partner pay each other by. */
export type Statement = DomainOf<typeof statement>;

export const getStatements = defineCall({
  name: 'getStatements',
  summary: 'Statements, newest first',
  method: 'GET',
  path: '/obracuni/',
  access,
  query: renamed({ page: ['page', z.optional(page)], search: ['search', z.optional(z.string())] }),
  reply: json(
    renamed({
      rows: ['obracuni', z.array(statement)],
      count: ['ukupno_obracuna', count],
      pages: ['broj_stranica', count],
    }),
  ),
});

export const getStatementFile = defineCall({
  name: 'getStatementFile',
  summary: 'A statement, as a PDF',
  method: 'GET',
  path: '/obracun/{id}/download/',
  access,
  params: idParam,
  reply: pdf('obracun.pdf'),
});
