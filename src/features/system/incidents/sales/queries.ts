import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { getGarages, getGarageTransactions } from '#api/contract/garages.ts';
import { getParkingProviders, getParkingTransactions } from '#api/contract/parking.ts';
import type { Transaction } from '#api/contract/transactions.ts';
import type { Day } from '#api/days.ts';
import type { PageSource } from '#features/pages/index.ts';
import type { SalesKind } from './hours.ts';

/** Names of outlets rarely change (ms). */
const freshness = 300_000;

/** An outlet whose sales an incident may have cost. */
export interface SalesOutlet {
  readonly kind: SalesKind;
  readonly id: number;
  readonly name: string;
}

/** A refusal of the figures of an incident sends nobody away from it. */
const own = { accessErrors: 'own403' } as const;

/** The outlets of a kind that the user may see. */
export const salesOutletsQuery = (kind: SalesKind, day: Day) =>
  queryOptions({
    queryKey: ['incident-outlets', kind, day],
    queryFn: async ({ signal }): Promise<readonly SalesOutlet[]> => {
      const query = { beginDate: day, endDate: day };
      const { rows } = await (kind === 'parking'
        ? request(getParkingProviders, { query }, { signal, ...own })
        : request(getGarages, { query }, { signal, ...own }));
      return rows.map(({ id, name }) => ({ kind, id, name }));
    },
    staleTime: freshness,
  });

/** The valid transactions of an outlet on a day, page by page. */
export const salesSource = ({ kind, id }: SalesOutlet, day: Day): PageSource<Transaction> => ({
  load: (page, signal) => {
    const input = {
      params: { id },
      query: { beginDate: day, endDate: day, validity: 'valid' as const, page },
    };
    return kind === 'parking'
      ? request(getParkingTransactions, input, { signal, ...own })
      : request(getGarageTransactions, input, { signal, ...own });
  },
  idOf: (row) => String(row.id),
});
