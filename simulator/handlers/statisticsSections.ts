import { areas } from '#api/contract/index.ts';
import type { StatisticsQuery } from '#api/contract/statistics.ts';
import { statisticsBounds } from '#api/rules.ts';
import { indexOf } from '../ledger/calendar.ts';
import { type Days, daysOf, groupedReport, mapped, type Part } from '../statistics/byDay.ts';
import { cityRows, purchaseGroups } from '../statistics/byUser.ts';
import { companyRows } from '../statistics/companies.ts';
import {
  allSales,
  promotionDays,
  promotionTotals,
  tokenizedCards,
  usedPromotions,
  usersAndSales,
} from '../statistics/tables.ts';
import { isTextKey } from '../texts.ts';
import type { CallContext } from './handler.ts';
import { checkRange } from './reports.ts';
import type { Sheet } from './spreadsheet.ts';
import { reportSheet } from './statisticsReportSheet.ts';
import { columnsFor, type SectionColumn, sectionSheet } from './statisticsSheets.ts';

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

/** A section of pages, oldest day or month first, or by name: all its rows, and the columns of its sheet in the file. */
const table = <Row extends object>(
  rowsOf: (days: Days, context: Context, query: StatisticsQuery) => readonly Row[],
  columnsOf: (make: ReturnType<typeof columnsFor<Row>>) => readonly SectionColumn<Row>[],
) => ({
  handler: ({ query }: Input, context: Context) => {
    const rows = rowsOf(daysIn(context, query), context, query);
    const { page = 1 } = query;
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length };
  },
  sheet: ((name, days, context, query) => {
    const { texts } = context;
    return sectionSheet(name, columnsOf(columnsFor<Row>(texts)), rowsOf(days, context, query), texts('sheet.total'));
  }) satisfies SheetOf,
});

/** A section of lists by day. */
const grouped = (part: Part) => ({
  handler: ({ query }: Input, context: Context) => groupedReport(daysIn(context, query), part),
  sheet: ((name, days, { texts }) => reportSheet(name, days, texts, part)) satisfies SheetOf,
});

/**
 * The sections of the statistics by their call, in the order of the screen's tabs and of the file's sheets. A sheet has
 * the name `statistics.sheet.<call>` of the texts, or that of its call.
 */
const sections = {
  getUsersAndSales: table(usersAndSales, ({ day, unsummed, counts, amounts }) => [
    day('date'),
    ...unsummed('users', 'private', 'business'),
    ...counts('purchases'),
    ...amounts('amount'),
    ...counts('android', 'ios'),
  ]),
  getAllSales: table(allSales, ({ month, pair }) => [
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
    (days) => promotionDays(days, 'paydo'),
    ({ day, figure, amounts }) => [day('date'), figure('count', 'used'), ...amounts('benefit')],
  ),
  getMastercardPromotion: table(
    (days) => promotionDays(days, 'mastercard'),
    ({ day, figure, amounts }) => [day('date'), figure('count', 'used'), ...amounts('benefit')],
  ),
  getPromotionTotals: table(promotionTotals, ({ text, figure, amounts }) => [
    text('name', 'promotion'),
    figure('count', 'used'),
    ...amounts('benefit'),
  ]),
  getUsedPromotions: table(usedPromotions, ({ day, counts }) => [day('date'), ...counts('paydo', 'mastercard')]),
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
  getTokenizedCards: table(tokenizedCards, ({ month, counts, figure }) => [
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

/** The longest name of a sheet that Excel opens. */
const longestName = 31;

/** A sheet's own name, or its call's: the section's words on the wire in Croatian, the summary in English. */
function sheetName(name: keyof Sections, { texts, language }: Context): string {
  const key = `statistics.sheet.${name}`;
  if (isTextKey(key)) return texts(key);
  const { path = '', summary = '' } = areas.statistics?.find((call) => call.name === name) ?? {};
  const [section = ''] = path.split('/').slice(-2);
  const words = section.replaceAll('_', ' ');
  return (language === 'hr' ? words.charAt(0).toUpperCase() + words.slice(1) : summary).slice(0, longestName);
}

/** A sheet for each section. */
export const sectionSheets = (days: Days, context: Context, query: StatisticsQuery): Sheet[] =>
  (Object.keys(sections) as (keyof Sections)[]).map((name) =>
    sections[name].sheet(sheetName(name, context), days, context, query),
  );
