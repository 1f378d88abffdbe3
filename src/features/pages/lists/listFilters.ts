import { type Validity, validities } from '#api/contract/transactions.ts';
import { type Day, type DayRange, firstOfMonth } from '#api/days.ts';
import { rangePresets } from '#api/periods.ts';
import { documentBounds, type RangeBounds, rangeProblems, transactionBounds } from '#api/rules.ts';
import { searchIsMissing } from '#api/searchRules.ts';
import { cleanSearch, codeKey } from '#api/text.ts';
import { choiceParam, describeParams, pageParam, rangeParam, textParam } from '#features/url-state/index.ts';

/** The applied filters and the page of a paged list, as in the URL. */
export interface ListFilters {
  readonly range: DayRange;
  /** As it was typed, without what nobody sees and with plain dashes and spaces; empty for all. */
  readonly search: string;
  readonly validity: Validity;
  /** What a line of a day consists of, where a link asks for it; null: all transactions. */
  readonly only: ListPart | null;
  /** From 1. */
  readonly page: number;
}

/**
 * A part of a list's transactions: those of a sales channel, which the call filters, and of a zone and a unit price, which
 * are looked for over the pages read, because a transaction names no article (behaviour 5.31).
 */
export interface ListPart {
  readonly channelId: number;
  /** Null: no zone is asked for; empty: transactions without a zone. */
  readonly zone: string | null;
  /** EUR; null: any. */
  readonly price: number | null;
}

/** An invalid part of a link; the list shows the default instead, and a message. */
export type ListProblem = 'range' | 'window' | 'validity' | 'page';

/** Plates, ticket numbers and codes are much shorter. */
export const longestSearch = 40;

/** How far back a list goes, and its default range. */
export interface ListKind {
  readonly boundsOf: (today: Day) => RangeBounds;
  readonly defaultOf: (today: Day) => DayRange;
}

/** Transactions: 30 days back, by default today (behaviour 11.4). */
export const transactionList: ListKind = {
  boundsOf: transactionBounds,
  defaultOf: (today) => ({ begin: today, end: today }),
};
/** Park tickets and receipts: 730 days back, by default this month (behaviour 11.12). */
export const documentList: ListKind = {
  boundsOf: documentBounds,
  defaultOf: (today) => ({ begin: firstOfMonth(today), end: today }),
};

/** The filters and the page of a list in the URL on a day. */
export const listParams = ({ boundsOf, defaultOf }: ListKind, today: Day) =>
  describeParams<ListFilters, ListProblem>({
    range: rangeParam(['beginDate', 'endDate'], defaultOf(today), boundsOf(today), 'range', 'window'),
    search: textParam('search', cleanSearch),
    validity: {
      ...choiceParam('show', validities, 'all', 'validity'),
      write: (validity) => (validity === 'all' ? [] : [validity]),
    },
    only: {
      names: ['channel', 'zone', 'price'],
      byDefault: null,
      read: (channel, zone, price) =>
        channel !== null && /^[1-9]\d{0,8}$/.test(channel)
          ? {
              value: {
                channelId: Number(channel),
                zone: zone === null ? null : zone.slice(1),
                price: price !== null && /^-?\d{1,9}(\.\d{1,2})?$/.test(price) ? Number(price) : null,
              },
            }
          : {},
      // An empty text would be left out: a zone has a mark before its name.
      write: (only) =>
        only
          ? [
              String(only.channelId),
              only.zone === null ? '' : `~${only.zone}`,
              only.price === null ? '' : String(only.price),
            ]
          : [],
    },
    page: pageParam('page'),
  });

/** Returns the problem of a search: it is required for more than one day (behaviour 11.3), and limited in length. */
export function searchProblem(range: DayRange, search: string): 'missing' | 'tooLong' | null {
  if (searchIsMissing(range, search)) return 'missing';
  return codeKey(search).length > longestSearch ? 'tooLong' : null;
}

/** The ranges that a list offers: those of reports that it has whole (behaviour 3.21). */
export const listPresets = (today: Day, bounds: RangeBounds) =>
  rangePresets(today).filter(({ range }) => Object.keys(rangeProblems(range, bounds)).length === 0);
