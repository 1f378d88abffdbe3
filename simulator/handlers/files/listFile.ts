import type { Day } from '#api/days.ts';
import { compareValues, shareOf } from '#api/figures.ts';
import { fieldErrors } from '../../calls/httpError.ts';
import { byOutlet, type Figures, type OutletFigures, sumOf } from '../../ledger/aggregates.ts';
import { indexOf } from '../../ledger/calendar.ts';
import type { Selection } from '../../ledger/ledger.ts';
import type { Outlet, ServiceName } from '../../world/catalogue.ts';
import type { User } from '../../world/world.ts';
import type { CallContext, SentFile } from '../handler.ts';
import { checkRange, eur, outletsOf, selectionOf } from '../outlets/reports.ts';
import { filterSheet } from './filterSheet.ts';
import { type Column, type SheetRow, workbookOf } from './spreadsheet.ts';

interface ListFileQuery {
  readonly beginDate: Day;
  readonly endDate: Day;
  readonly channelIds?: readonly number[] | undefined;
  readonly compareBeginDate?: Day | undefined;
  readonly compareEndDate?: Day | undefined;
}

interface Options {
  /** Whether the list has a column for the supplier. */
  readonly hasSuppliers?: boolean;
  /** Whether the outlet with the highest amount is first, as on screen; default: by name. */
  readonly byAmount?: boolean;
}

/** The compare period's selection, if the query names one; both its dates or none. */
function comparedSelection(context: CallContext<unknown>, query: ListFileQuery, selection: Selection) {
  const { compareBeginDate: begin, compareEndDate: end } = query;
  if (begin === undefined && end === undefined) return undefined;
  if (begin === undefined) throw fieldErrors({ compare_begin_date: 'required' });
  if (end === undefined) throw fieldErrors({ compare_end_date: 'required' });
  checkRange(context, { begin, end }, undefined, { begin: 'compare_begin_date', end: 'compare_end_date' });
  return { ...selection, from: indexOf(begin), to: indexOf(end) };
}

/**
 * A list's spreadsheet: its columns as on screen, the total figures with invalid ones, and a second sheet with the
 * sales channels of each row and their shares of its quantity and amount. With a compare period each valid figure has its compare value, difference and percentage.
 */
export async function listFile(
  context: CallContext<User>,
  query: ListFileQuery,
  service: ServiceName,
  { hasSuppliers = false, byAmount = false }: Options = {},
): Promise<SentFile> {
  const { texts, ledger, clock } = context;
  const outlets = outletsOf(context, service);
  const selection = selectionOf(context, query, outlets);
  const compared = comparedSelection(context, query, selection);
  const rows = byOutlet(ledger, selection);
  const before = compared && byOutlet(ledger, compared);
  // The names are Croatian in every language.
  const collator = new Intl.Collator('hr', { numeric: true });

  const figureColumns = (): Column[] => {
    const count: Column = { title: texts('sheet.validCount'), kind: 'count' };
    const amount: Column = { title: texts('sheet.validAmount'), kind: 'amount' };
    const withCompare = (column: Column): Column[] =>
      before
        ? [
            column,
            { ...column, title: texts('sheet.compare', { title: column.title }) },
            { ...column, title: texts('sheet.difference', { title: column.title }) },
            { title: texts('sheet.percentage', { title: column.title }), kind: 'percentage' },
          ]
        : [column];
    return [...withCompare(count), ...withCompare(amount)];
  };
  const totalColumns: Column[] = [
    { title: texts('sheet.totalCount'), kind: 'count' },
    { title: texts('sheet.totalAmount'), kind: 'amount' },
  ];
  const shareColumns: Column[] = [
    { title: texts('sheet.countShare'), kind: 'percentage' },
    { title: texts('sheet.amountShare'), kind: 'percentage' },
  ];
  const cells = (now: Figures, then: Figures | undefined): SheetRow => {
    const pair = (primary: number, compare: number | undefined) => {
      if (compare === undefined) return [primary];
      const { difference, percentage } = compareValues(primary, compare);
      return [primary, compare, difference.rounded, percentage.rounded];
    };
    return [...pair(now.validCount, then?.validCount), ...pair(eur(now.validCents), then && eur(then.validCents))];
  };
  const totals = (figures: Figures): SheetRow => [figures.totalCount, eur(figures.totalCents)];
  const supplierCell = ({ supplier = '' }: Outlet) => (hasSuppliers ? [supplier] : []);
  const thenOf = (row: OutletFigures) => before?.find(({ outlet }) => outlet === row.outlet);

  const names: Column[] = [
    { title: texts('sheet.name'), kind: 'text' },
    ...(hasSuppliers ? [{ title: texts('sheet.supplier'), kind: 'text' } as const] : []),
  ];
  const byName = (a: OutletFigures, b: OutletFigures) => collator.compare(a.outlet.name, b.outlet.name);
  const sorted = [...rows].sort((a, b) => (byAmount && b.validCents - a.validCents) || byName(a, b));
  const blank = hasSuppliers ? [''] : [];
  const bytes = await workbookOf(
    clock.now(),
    [
      {
        name: texts(`sheet.${service}`),
        columns: [...names, ...figureColumns(), ...totalColumns],
        rows: sorted.map((row) => [
          row.outlet.name,
          ...supplierCell(row.outlet),
          ...cells(row, thenOf(row)),
          ...totals(row),
        ]),
        total: [texts('sheet.total'), ...blank, ...cells(sumOf(rows), before && sumOf(before)), ...totals(sumOf(rows))],
      },
      {
        name: texts('sheet.channels'),
        columns: [...names, { title: texts('sheet.channel'), kind: 'text' }, ...figureColumns(), ...shareColumns],
        rows: sorted.flatMap((row) =>
          row.channels.map((share, at) => [
            row.outlet.name,
            ...supplierCell(row.outlet),
            share.channel.name,
            ...cells(share, thenOf(row)?.channels[at]),
            shareOf(share.validCount, row.validCount).rounded,
            shareOf(share.validCents, row.validCents).rounded,
          ]),
        ),
        total: [texts('sheet.total'), ...blank, '', ...cells(sumOf(rows), before && sumOf(before)), null, null],
      },
      filterSheet(context, query),
    ],
    texts,
  );
  return { bytes };
}
