import { useMemo } from 'react';
import type { Day } from '#api/days.ts';
import { transactionBounds } from '#api/rules.ts';
import { type ListFilters, type ListPart, listParams, transactionList, useMayOpen } from '#features/pages/index.ts';
import { type IdRoute, pathTo } from '#features/routes/paths.ts';

/** The transactions that a figure of a day consists of: all of them, the invalid ones, or those of a line. */
export interface TransactionsOfDay {
  readonly day: Day;
  readonly only?: ListPart;
  readonly validity?: 'invalid';
}

/** The way on from a day to its transactions, or why there is none: they can be seen for 30 days, or not by this user. */
export type Further =
  | { readonly kind: 'transactions'; readonly addressOf: (of: TransactionsOfDay) => string }
  | { readonly kind: 'none'; readonly why: 'tooOld' | 'notAllowed' };

/** Whether the API still gives the transactions of a day (behaviour 11.4). */
export const hasTransactions = (day: Day, today: Day): boolean => {
  const { earliest = day, latest } = transactionBounds(today);
  return day >= earliest && day <= latest;
};

/** The way on from the days of an outlet to their transactions. */
export function useFurther(route: IdRoute, id: number, day: Day, today: Day) {
  const mayOpenTransactions = useMayOpen(route);
  const isThere = hasTransactions(day, today);
  return useMemo(() => {
    const addressOf = ({ day: of, only, validity }: TransactionsOfDay) => {
      const shown: ListFilters = {
        range: { begin: of, end: of },
        search: '',
        validity: validity ?? 'all',
        only: only ?? null,
        page: 1,
      };
      return `${pathTo(route, { id })}?${listParams(transactionList, today).write(shown)}`;
    };
    const further: Further = !mayOpenTransactions
      ? { kind: 'none', why: 'notAllowed' }
      : isThere
        ? { kind: 'transactions', addressOf }
        : { kind: 'none', why: 'tooOld' };
    return {
      /** The address of the transactions of a day, of any that the list has. */
      addressOf,
      mayOpenTransactions,
      /** The way on from `day`. */
      further,
    };
  }, [mayOpenTransactions, isThere, route, id, today]);
}
