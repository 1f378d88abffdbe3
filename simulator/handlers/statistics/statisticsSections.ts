import type { StatisticsQuery } from '#api/contract/statistics.ts';
import { statisticsBounds } from '#api/rules.ts';
import { indexOf } from '../../ledger/calendar.ts';
import { type Days, daysOf, groupedReport, mapped, type Part } from '../../statistics/byDay.ts';
import { cityRows, purchaseGroups } from '../../statistics/byUser.ts';
import { companyRows } from '../../statistics/companies.ts';
import {
  allSales,
  promotionDays,
  promotionTotals,
  tokenizedCards,
  usedPromotions,
  usersAndSales,
} from '../../statistics/tables.ts';
import { type Sheet, type TableColumn, tableSheet } from '../files/spreadsheet.ts';
import type { CallContext } from '../handler.ts';
import { checkRange } from '../outlets/reports.ts';
import { reportSheet } from './statisticsReportSheet.ts';
import { columnsFor } from './statisticsSheets.ts';

/** Rows a page (behaviour 18.7). */
const pageSize = 50;

type Input = { readonly query: StatisticsQuery & { readonly page?: number | undefined } };
type Context = CallContext<unknown>;
type SheetOf = (name: string, days: Days, context: Context, query: StatisticsQuery) => Sheet;

/** The days of a query; refuses dates that break the rules (behaviour 18.4). */
export function daysIn(context: Context, { beginDate, endDate }: StatisticsQuery): Days {
  const range = { begin: beginDate, end: endDate };
  checkRange(context, range, statisticsBounds(context.today));
  return daysOf(context.statistics, range);
}

/** A section of pages, newest day or month first, or by name: all its rows, and the columns of its sheet in the file. */
const table = <Row extends object>(
  rowsOf: (days: Days, context: Context, query: StatisticsQuery) => readonly Row[],
  columnsOf: (make: ReturnType<typeof columnsFor<Row>>) => readonly TableColumn<Row>[],
) => ({
  handler: ({ query }: Input, context: Context) => {
    const rows = rowsOf(daysIn(context, query), context, query);
    const { page = 1 } = query;
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length };
  },
  sheet: ((name, days, context, query) => {
    const { texts } = context;
    return tableSheet(name, columnsOf(columnsFor<Row>(texts)), rowsOf(days, context, query), texts('sheet.total'));
  }) satisfies SheetOf,
});

/** Rows of days or months with the newest first. */
const newestFirst =
  <Row>(rowsOf: (days: Days, context: Context) => readonly Row[]) =>
  (days: Days, context: Context): readonly Row[] =>
    [...rowsOf(days, context)].reverse();

/** A section of lists by day. */
const grouped = (part: Part) => ({
  handler: ({ query }: Input, context: Context) => groupedReport(daysIn(context, query), part),
  sheet: ((name, days, { texts }) => reportSheet(name, days, texts, part)) satisfies SheetOf,
});

/**
 * The sections of the statistics by their call, in the order of the screen's tabs and of the file's sheets. A sheet is
 * named by the text `statistics.sheet.<call>`, at most 31 characters: Excel opens no longer name.
 */
const sections = {
  getUsersAndSales: table(newestFirst(usersAndSales), ({ day, unsummed, counts, amounts }) => [
    day('date'),
    ...unsummed('users', 'private', 'business'),
    ...counts('purchases'),
    ...amounts('amount'),
    ...counts('android', 'ios'),
  ]),
  getAllSales: table(newestFirst(allSales), ({ month, pair }) => [
    month(),
    ...pair('total', 'totalCount', 'totalAmount'),
    ...pair('unknown', 'unknownCount', 'unknownAmount'),
    ...pair('web', 'webCount', 'webAmount'),
    ...pair('mobile', 'mobileCount', 'mobileAmount'),
    ...pair('android', 'androidCount', 'androidAmount'),
    ...pair('ios', 'iosCount', 'iosAmount'),
    ...pair('split', 'splitCount', 'splitAmount'),
  ]),
  getPurchaseGroups: table(purchaseGroups, ({ texts, written, counts, amounts }) => [
    written('group', ({ group }) => texts(`statistics.group.${group}`)),
    ...counts('users', 'private', 'business', 'purchases'),
    ...amounts('amount'),
  ]),
  getPaydoPromotion: table(
    newestFirst((days) => promotionDays(days, 'paydo')),
    ({ day, figure, amounts }) => [day('date'), figure('count', 'used'), ...amounts('benefit')],
  ),
  getMastercardPromotion: table(
    newestFirst((days) => promotionDays(days, 'mastercard')),
    ({ day, figure, amounts }) => [day('date'), figure('count', 'used'), ...amounts('benefit')],
  ),
  getPromotionTotals: table(promotionTotals, ({ text, figure, amounts }) => [
    text('name', 'promotion'),
    figure('count', 'used'),
    ...amounts('benefit'),
  ]),
  getUsedPromotions: table(newestFirst(usedPromotions), ({ day, counts }) => [
    day('date'),
    ...counts('paydo', 'mastercard'),
  ]),
  getCities: table(
    (days, { statistics }, { endDate }) => cityRows(days, statistics, indexOf(endDate)),
    ({ text, unsummed, counts, amounts }) => [
      text('city'),
      ...unsummed('users', 'private', 'business'),
      ...counts('purchases'),
      ...amounts('amount'),
    ],
  ),
  getNewUsers: grouped('new'),
  getAllUsers: grouped('all'),
  getWebUsers: grouped('web'),
  getMobileUsers: grouped('mobile'),
  getBusinessUsers: table(
    (days, { statistics, texts }) => companyRows(days, statistics, (way) => texts(`statistics.way.${way}`)),
    ({ text, day, counts, amounts, pair, figure }) => [
      text('name'),
      text('city'),
      day('registered'),
      ...amounts('balance'),
      ...counts('activeVehicles', 'activeUsers'),
      ...pair('prepaidPurchases', 'prepaidCount', 'prepaidAmount'),
      day('lastPaymentDate'),
      figure('lastPaymentAmount', 'lastPaymentAmount', 'amount', false),
      text('lastPaymentKind'),
      ...pair('paidByBank', 'bankCount', 'bankAmount'),
      ...pair('paidByCard', 'cardCount', 'cardAmount'),
      ...pair('paidByVoucher', 'voucherCount', 'voucherAmount'),
      ...pair('paid', 'paymentCount', 'paymentAmount'),
      ...pair('parkingPurchases', 'parkingCount', 'parkingAmount'),
      ...pair('otherPurchases', 'otherCount', 'otherAmount'),
      ...pair('allPurchases', 'purchaseCount', 'purchaseAmount'),
      ...counts('parkingUsers', 'garageUsers', 'otherUsers'),
    ],
  ),
  getTokenizedCards: table(newestFirst(tokenizedCards), ({ month, counts, figure }) => [
    month(),
    ...counts('mastercard'),
    figure('other', 'otherCards'),
    ...counts('total'),
  ]),
};

type Sections = typeof sections;

/** The handlers of the sections' calls. */
export const sectionHandlers = mapped<keyof Sections, Sections[keyof Sections], unknown>(
  sections,
  ({ handler }) => handler,
) as { readonly [Name in keyof Sections]: Sections[Name]['handler'] };

/** A sheet for each section. */
export const sectionSheets = (days: Days, context: Context, query: StatisticsQuery): Sheet[] =>
  (Object.keys(sections) as (keyof Sections)[]).map((name) =>
    sections[name].sheet(context.texts(`statistics.sheet.${name}`), days, context, query),
  );
