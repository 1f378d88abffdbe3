import type {
  AllSalesRow,
  BusinessUserRow,
  CityRow,
  PromotionRow,
  PromotionTotal,
  PurchaseGroupRow,
  StatisticsQuery,
  TokenizedCardsRow,
  UsedPromotionsRow,
  UsersAndSalesRow,
} from '#api/contract/statistics.ts';
import { numbersOf } from '../documents/numbers.ts';
import type { Days } from '../statistics/byDay.ts';
import { topUser } from '../statistics/byUser.ts';
import { activeTokens } from '../statistics/tables.ts';
import type { Texts } from '../texts.ts';
import type { CallContext, SentFile } from './handler.ts';
import { type Sheet, workbookOf } from './spreadsheet.ts';
import { reportSheet } from './statisticsReportSheet.ts';
import { tables } from './statisticsSections.ts';
import { columnsFor, type SectionColumn, sectionSheet } from './statisticsSheets.ts';

/** The month of a row, as the first column. */
const monthColumn = <Row extends { readonly month: number; readonly year: number }>(
  texts: Texts,
): SectionColumn<Row> => ({
  title: texts('statistics.month'),
  kind: 'month',
  isSummed: false,
  of: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
});

function salesColumns(texts: Texts) {
  const { pair } = columnsFor<AllSalesRow>(texts);
  return [
    monthColumn<AllSalesRow>(texts),
    ...pair('total', 'totalCount', 'totalAmount'),
    ...pair('unknown', 'unknownCount', 'unknownAmount'),
    ...pair('web', 'webCount', 'webAmount'),
    ...pair('mobile', 'mobileCount', 'mobileAmount'),
    ...pair('android', 'androidCount', 'androidAmount'),
    ...pair('ios', 'iosCount', 'iosAmount'),
    ...pair('split', 'splitCount', 'splitAmount'),
  ];
}

function businessColumns(texts: Texts) {
  const { text, day, counts, amounts, pair, column } = columnsFor<BusinessUserRow>(texts);
  return [
    text('name'),
    text('city'),
    day('registered'),
    ...amounts('balance'),
    ...counts('activeVehicles', 'activeUsers'),
    ...pair('prepaidPurchases', 'prepaidCount', 'prepaidAmount'),
    day('lastPaymentDate'),
    column('lastPaymentAmount', texts('statistics.lastPaymentAmount'), 'amount', false),
    text('lastPaymentKind'),
    ...pair('paidByBank', 'bankCount', 'bankAmount'),
    ...pair('paidByCard', 'cardCount', 'cardAmount'),
    ...pair('paidByVoucher', 'voucherCount', 'voucherAmount'),
    ...pair('paid', 'paymentCount', 'paymentAmount'),
    ...pair('parkingPurchases', 'parkingCount', 'parkingAmount'),
    ...pair('otherPurchases', 'otherCount', 'otherAmount'),
    ...pair('allPurchases', 'purchaseCount', 'purchaseAmount'),
    ...counts('parkingUsers', 'garageUsers', 'otherUsers'),
  ];
}

function promotionColumns(texts: Texts) {
  const { day, column, amounts } = columnsFor<PromotionRow>(texts);
  return [day('date'), column('count', texts('statistics.used'), 'count'), ...amounts('benefit')];
}

/** The tables, in the order of the screen's tabs; the four reports by day stand between them. */
function tableSheets(days: Days, context: CallContext<unknown>, query: StatisticsQuery) {
  const { texts } = context;
  const sheet = <Row>(name: keyof typeof tables, columns: readonly SectionColumn<Row>[], rows: readonly Row[]) =>
    sectionSheet(texts(`statistics.sheet.${name}`), columns, rows, texts('sheet.total'));
  const users = columnsFor<UsersAndSalesRow>(texts);
  const groups = columnsFor<PurchaseGroupRow>(texts);
  const totals = columnsFor<PromotionTotal>(texts);
  const used = columnsFor<UsedPromotionsRow>(texts);
  const cities = columnsFor<CityRow>(texts);
  const cards = columnsFor<TokenizedCardsRow>(texts);
  const groupColumn: SectionColumn<PurchaseGroupRow> = {
    title: texts('statistics.group'),
    kind: 'text',
    isSummed: false,
    of: ({ group }) => texts(`statistics.group.${group}`),
  };
  return {
    before: [
      sheet(
        'usersAndSales',
        [
          users.day('date'),
          ...users.unsummed('users', 'private', 'business'),
          ...users.counts('purchases'),
          ...users.amounts('amount'),
          ...users.counts('android', 'ios'),
        ],
        tables.usersAndSales(days),
      ),
      sheet('allSales', salesColumns(texts), tables.allSales(days)),
      sheet(
        'purchaseGroups',
        [groupColumn, ...groups.counts('users', 'private', 'business', 'purchases'), ...groups.amounts('amount')],
        tables.purchaseGroups(days),
      ),
      sheet('paydoPromotion', promotionColumns(texts), tables.paydoPromotion(days)),
      sheet('mastercardPromotion', promotionColumns(texts), tables.mastercardPromotion(days)),
      sheet(
        'promotionTotals',
        [
          totals.text('name', 'promotion'),
          totals.column('count', texts('statistics.used'), 'count'),
          ...totals.amounts('benefit'),
        ],
        tables.promotionTotals(days),
      ),
      sheet('usedPromotions', [used.day('date'), ...used.counts('paydo', 'mastercard')], tables.usedPromotions(days)),
      sheet(
        'cities',
        [
          cities.text('city'),
          ...cities.unsummed('users', 'private', 'business'),
          ...cities.counts('purchases'),
          ...cities.amounts('amount'),
        ],
        tables.cities(days, context, query),
      ),
    ],
    after: [
      sheet('businessUsers', businessColumns(texts), tables.businessUsers(days, context)),
      sheet(
        'tokenizedCards',
        [
          monthColumn<TokenizedCardsRow>(texts),
          ...cards.counts('mastercard'),
          cards.column('other', texts('statistics.otherCards'), 'count'),
          ...cards.counts('total'),
        ],
        tables.tokenizedCards(days),
      ),
    ],
  };
}

/** What stands below the tables on the screen, the range, and when the file was made. */
function summarySheet(days: Days, context: CallContext<unknown>, { beginDate, endDate }: StatisticsQuery): Sheet {
  const { texts, language, clock, statistics, asOf } = context;
  const { day, moment } = numbersOf(language);
  const top = topUser(days)[0];
  const cards = activeTokens(statistics, asOf)[0];
  return {
    name: texts('statistics.sheet.summary'),
    columns: [
      { title: texts('statistics.summary'), kind: 'text' },
      { title: texts('sheet.value'), kind: 'text' },
    ],
    rows: [
      [texts('document.period'), `${day(beginDate)} – ${day(endDate)}`],
      ...(top
        ? [
            [texts('statistics.topUser'), top.email],
            [texts('statistics.topUser.purchases'), top.purchases],
            [texts('statistics.topUser.amount'), top.amount],
          ]
        : []),
      ...(cards
        ? (
            ['mastercardActive', 'otherActive', 'totalActive', 'mastercardToday', 'otherToday', 'totalToday'] as const
          ).map((key) => [texts(`statistics.${key}`), cards[key]])
        : []),
      [texts('sheet.createdAt'), moment(clock.now())],
    ],
  };
}

/** All statistics of a range as one file: a sheet for each view, and a summary. */
export async function statisticsFile(
  days: Days,
  context: CallContext<unknown>,
  query: StatisticsQuery,
): Promise<SentFile> {
  const { before, after } = tableSheets(days, context, query);
  const reports = (['new', 'all', 'web', 'mobile'] as const).map((part) => reportSheet(days, context.texts, part));
  const sheets = [...before, ...reports, ...after, summarySheet(days, context, query)];
  return { bytes: await workbookOf(context.clock.now(), sheets) };
}
