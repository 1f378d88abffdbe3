import type { TextKey, Texts } from '../../texts/texts.ts';
import type { Column, TableColumn } from '../files/spreadsheet.ts';

type Values<Row> = { readonly [Key in keyof Row]: unknown };

/** Makes the columns of a section, with heads in the request's language. */
export function columnsFor<Row extends Values<Row>>(texts: Texts) {
  type Key = keyof Row & string;
  const column = (
    key: Key,
    title: string,
    kind: Column['kind'],
    isSummed = kind === 'count' || kind === 'amount',
  ): TableColumn<Row> => ({ title, kind, isSummed, of: (row) => row[key] as string | number | null });
  const named = (key: string) => texts(`statistics.${key}` as TextKey);
  return {
    texts,
    text: (key: Key, title: string = key) => column(key, named(title), 'text'),
    /** A count or an amount under a title of its own. */
    figure: (key: Key, title: string, kind: 'count' | 'amount' = 'count', isSummed = true) =>
      column(key, named(title), kind, isSummed),
    day: (key: Key) => column(key, named(key), 'day'),
    /** The row's `month` and `year`. */
    month: (): TableColumn<Row & { readonly month: number; readonly year: number }> => ({
      title: named('month'),
      kind: 'month',
      isSummed: false,
      of: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
    }),
    /** A value that the file shows as a text. */
    written: (title: string, of: (row: Row) => string): TableColumn<Row> => ({
      title: named(title),
      kind: 'text',
      isSummed: false,
      of,
    }),
    /** Counts whose sum is one. */
    counts: (...keys: Key[]) => keys.map((key) => column(key, named(key), 'count')),
    /** Counts of users who occur in several rows: they have no sum. */
    unsummed: (...keys: Key[]) => keys.map((key) => column(key, named(key), 'count', false)),
    amounts: (...keys: Key[]) => keys.map((key) => column(key, named(key), 'amount')),
    /** A count and an amount under one name. */
    pair: (title: string, count: Key, amount: Key) => [
      column(count, texts('statistics.count', { title: named(title) }), 'count'),
      column(amount, texts('statistics.amountOf', { title: named(title) }), 'amount'),
    ],
  };
}
