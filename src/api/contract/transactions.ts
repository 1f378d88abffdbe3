import * as z from 'zod/mini';
import { json, xlsx } from './call.ts';
import { amount, count, type DomainOf, day, flag, id, moment, page, renamed } from './codecs.ts';

/** Transactions of a parking provider, a garage, a park or a sales provider: one schema for all (behaviour 21.22). */

/** Which transactions are listed (behaviour 11.1); default: all. */
export const validities = ['all', 'valid', 'invalid'] as const;
export type Validity = (typeof validities)[number];

const wireWords = { all: 'sve', valid: 'ispravne', invalid: 'neispravne' } as const;

const validity = z.codec(z.enum(Object.values(wireWords)), z.enum(validities), {
  decode: (word) => validities.find((each) => wireWords[each] === word) ?? 'all',
  encode: (each) => wireWords[each],
});

const transaction = renamed({
  id: ['id', id],
  reference: ['trans_ref', z.string()],
  time: ['vrijeme_transakcije', moment],
  validFrom: ['vrijedi_od', z.nullable(moment)],
  validTo: ['vrijedi_do', z.nullable(moment)],
  quantity: ['kolicina', count],
  amount: ['iznos', amount],
  status: ['status', z.string()],
  statusText: ['status_opisno', z.string()],
  statusShort: ['status_opisno_kratko', z.string()],
  input: ['transaction_input', z.string()],
  zoneName: ['zone_name', z.nullable(z.string())],
  channelName: ['reseller_name', z.string()],
  isValid: ['is_valid', z.boolean()],
  isActive: ['is_active', z.boolean()],
});
/**
 * One sale. `input` is the plate or ticket number that it was bought with; `status` is an opaque word: `isValid` alone
 * says whether the sale counts.
 */
export type Transaction = DomainOf<typeof transaction>;

/** A page of twenty, newest first; `count` is that of all pages, of which there is at least one. */
export const transactionPage = json(
  renamed({
    rows: ['transakcije', z.array(transaction)],
    count: ['ukupno_transakcija', count],
    pages: ['broj_stranica', count],
  }),
);

export const transactionsFile = xlsx('transakcije.xlsx');

/**
 * The query of a list consists of its dates, a search under the list's own name, these fields, and a page or the flag
 * for a file.
 */
export const searchText = z.optional(z.string());
export const listedFields = { validity: ['opcija_prikaza', z.optional(validity)] } as const;
export const pagedFields = { page: ['page', z.optional(page)] } as const;
export const excelFields = { excel: ['excel', flag] } as const;

/** The two days of a list without a channel filter. */
export const rangeFields = { beginDate: ['begin_date', day], endDate: ['end_date', day] } as const;
export const pagedRange = renamed({ ...rangeFields, ...pagedFields });
export const excelRange = renamed({ ...rangeFields, ...excelFields });
