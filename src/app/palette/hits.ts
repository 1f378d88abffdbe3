import type { Transaction } from '#api/contract/transactions.ts';
import { type Day, type DayRange, dayOf } from '#api/days.ts';
import { codeKey } from '#api/text.ts';
import { listParams, longestSearch, transactionList } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import type { Collected } from './collect.ts';
import { type Hit, mostHits } from './FoundOutlet.tsx';
import type { FoundTransactions, PaletteOutlet } from './kinds.ts';
import type { WantedSearch } from './useSearch.ts';

/** The address of an outlet's transactions with a search, on some days. */
function listAddress({ id, kind }: PaletteOutlet, range: DayRange, search: string, today: Day): string {
  const query = listParams(transactionList, today).write({ range, search, validity: 'all', only: null, page: 1 });
  return `${pathTo(kind.transactions, { id })}?${query}`;
}

/** What finds a transaction on its day: its own plate or number, where a search takes it. */
function ownText({ input, reference }: Transaction, wanted: string): string {
  const isTaken = (text: string) => codeKey(text) !== '' && codeKey(text).length <= longestSearch;
  // Found by its reference: its plate would find others of the day first.
  if (codeKey(reference).includes(codeKey(wanted)) && !codeKey(input).includes(codeKey(wanted))) return wanted;
  return isTaken(input) ? input : wanted;
}

/** What was found in an outlet, with its transactions and, of more than are shown, the list of all as links. */
interface OutletHits {
  readonly place: PaletteOutlet;
  readonly result: FoundTransactions;
  readonly hits: readonly Hit[];
}

/**
 * The outlets in which a search has found something, in the order in which they came. A transaction leads to its list on its
 * own day, filtered by its plate or number, so that it is among the first rows.
 */
export function hitsOf(
  results: Collected<PaletteOutlet, FoundTransactions>['results'],
  wanted: WantedSearch | null,
  today: Day,
): readonly OutletHits[] {
  if (!wanted) return [];
  return results.flatMap(({ place, result }) => {
    if (result.rows.length === 0) return [];
    const rows = result.rows.slice(0, mostHits).map((row): Hit => {
      const day = dayOf(row.time);
      return {
        id: `hit:${place.key}:${row.id}`,
        row,
        to: listAddress(place, { begin: day, end: day }, ownText(row, wanted.text), today),
      };
    });
    const all = { id: `hit:${place.key}:all`, to: listAddress(place, wanted.range, wanted.text, today) };
    return [{ place, result, hits: result.count > rows.length ? [...rows, all] : rows }];
  });
}
