import type { GroupedReport, PaymentsPoint, PurchasesPoint, UserTypesPoint } from '#api/contract/statistics.ts';
import { sumOfAmounts } from '#api/figures.ts';
import { type Days, groupedReport, type Part } from '../../statistics/byDay.ts';
import type { Texts } from '../../texts/texts.ts';
import { type Column, type Sheet, type TableColumn, tableSheet } from '../files/spreadsheet.ts';
import { columnsFor } from './statisticsSheets.ts';

/** A row for more days than these would make a file that takes many seconds: there is one for each month instead. */
const mostDays = 731;

/** The values of all lists of a report for a day or a month. */
interface Row {
  /** `2026-11-15`, or `2026-11`. */
  readonly date: string;
  readonly users: UserTypesPoint;
  readonly purchases: PurchasesPoint;
  readonly amounts: PurchasesPoint;
  readonly payments: PaymentsPoint | undefined;
}

function dayRows({ userTypes, purchases, amounts, payments }: GroupedReport): Row[] {
  return userTypes.flatMap((users, at): Row[] => {
    const [bought, paid] = [purchases[at], amounts[at]];
    return bought && paid
      ? [{ date: users.date, users, purchases: bought, amounts: paid, payments: payments?.[at] }]
      : [];
  });
}

/** The sums of two days, or of a month so far and a day, to the cent. */
function added<Point extends object>(one: Point, other: Point): Point {
  const sum = { ...other };
  for (const key of Object.keys(one) as (keyof Point)[]) {
    const [before, further] = [one[key], other[key]];
    if (typeof before === 'number' && typeof further === 'number')
      Object.assign(sum, { [key]: sumOfAmounts([before, further]) });
  }
  return sum;
}

/** A row for each month: what was bought and paid in it, and its newcomers; of all users those at its end. */
function monthRows(days: readonly Row[], part: Part): Row[] {
  const months = new Map<string, Row>();
  for (const row of days) {
    const date = row.date.slice(0, 7);
    const before = months.get(date);
    months.set(
      date,
      before
        ? {
            date,
            users: part === 'new' ? added(before.users, row.users) : row.users,
            purchases: added(before.purchases, row.purchases),
            amounts: added(before.amounts, row.amounts),
            payments: before.payments && row.payments && added(before.payments, row.payments),
          }
        : { ...row, date },
    );
  }
  return [...months.values()];
}

const channelKeys = ['android', 'ios', 'web', 'other', 'total', 'home', 'foreign'] as const;
const paymentKeys = [
  'prepaid',
  'card',
  'promo',
  'tokenizedCard',
  'oneTimeCard',
  'mastercardTokenized',
  'maestroOneTime',
] as const;

/** Takes the columns of one list to rows that have it among others. */
const from = <Point>(
  columns: readonly TableColumn<Point>[],
  listOf: (row: Row) => Point | undefined,
  titled: (title: string) => string = (title) => title,
): TableColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    title: titled(column.title),
    of: (row) => {
      const point = listOf(row);
      return point === undefined ? null : column.of(point);
    },
  }));

function columnsOf(texts: Texts, part: Part, isMonthly: boolean): TableColumn<Row>[] {
  const users = columnsFor<UserTypesPoint>(texts);
  const points = columnsFor<PurchasesPoint>(texts);
  const paid = columnsFor<PaymentsPoint>(texts);
  const kind: Column['kind'] = isMonthly ? 'month' : 'day';
  const title = texts(isMonthly ? 'statistics.month' : 'statistics.date');
  // All users of each day are the same ones again; only newcomers come once.
  const counted = part === 'new' ? users.counts : users.unsummed;
  // A user who buys on several days of a month counts once.
  const active = isMonthly && part !== 'new' ? [] : counted('active');
  const payments = [
    ...paid.pair('all', 'allCount', 'allAmount'),
    ...paid.pair('fiksPrepaid', 'fiksPrepaidCount', 'fiksPrepaidAmount'),
    ...paid.pair('paywayPrepaid', 'paywayPrepaidCount', 'paywayPrepaidAmount'),
    ...paid.pair('adminPrepaid', 'adminPrepaidCount', 'adminPrepaidAmount'),
    ...paid.pair('voucher', 'voucherCount', 'voucherAmount'),
  ];
  const titled = (list: 'purchases' | 'amounts' | 'payments') => (title: string) =>
    texts(`statistics.list.${list}`, { title });
  return [
    { title, kind, isSummed: false, of: ({ date }) => date },
    ...from(counted('private', 'business', 'guests', 'total', 'home', 'foreign'), (row) => row.users),
    ...(part === 'web' ? [] : from(counted('androidDownloads', 'iosDownloads'), (row) => row.users)),
    ...from(active, (row) => row.users),
    ...from(points.counts(...channelKeys, ...paymentKeys), (row) => row.purchases, titled('purchases')),
    ...from(points.amounts(...channelKeys, ...paymentKeys), (row) => row.amounts, titled('amounts')),
    ...(part === 'all' || part === 'new' ? from(payments, (row) => row.payments, titled('payments')) : []),
  ];
}

/** A report by day as a sheet: all its lists side by side. */
export function reportSheet(name: string, days: Days, texts: Texts, part: Part): Sheet {
  const byDay = dayRows(groupedReport(days, part));
  const isMonthly = byDay.length > mostDays;
  const rows = isMonthly ? monthRows(byDay, part) : byDay;
  return tableSheet(name, columnsOf(texts, part, isMonthly), rows, texts('sheet.total'));
}
