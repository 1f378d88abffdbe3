import type * as calls from '#api/contract/statistics.ts';
import type { StatisticsQuery } from '#api/contract/statistics.ts';
import { statisticsBounds } from '#api/rules.ts';
import { momentText } from '../clock.ts';
import { numbersOf } from '../documents/numbers.ts';
import { fieldErrors, formError } from '../refusal.ts';
import { type Days, daysOf, type Part } from '../statistics/byDay.ts';
import { topUser } from '../statistics/byUser.ts';
import { activeTokens } from '../statistics/tables.ts';
import type { CallContext, Handlers } from './handler.ts';
import { checkRange } from './reports.ts';
import { statisticsFile } from './statisticsFile.ts';
import { groupedReport, tables } from './statisticsSections.ts';

/** Rows a page (spec 3, part 6). */
const pageSize = 50;

/** The days of a query; refuses dates that break the rules (spec 3, part 1). */
export function daysIn(context: CallContext<unknown>, { beginDate, endDate }: StatisticsQuery): Days {
  const range = { begin: beginDate, end: endDate };
  checkRange(context, range, statisticsBounds(context.today));
  return daysOf(context.statistics, range);
}

const pageOf = <T>(rows: readonly T[], page = 1) => ({
  rows: rows.slice((page - 1) * pageSize, page * pageSize),
  count: rows.length,
});

type Input = { readonly query: StatisticsQuery & { readonly page?: number | undefined } };

/** One page of a section. */
const paged =
  <T>(rowsOf: (days: Days, context: CallContext<unknown>, query: StatisticsQuery) => readonly T[]) =>
  ({ query }: Input, context: CallContext<unknown>) =>
    pageOf(rowsOf(daysIn(context, query), context, query), query.page);

const grouped =
  (part: Part) =>
  ({ query }: Input, context: CallContext<unknown>) =>
    groupedReport(daysIn(context, query), part);

/** The allowed recipients of the statistics mail. */
const recipients = ['uprava@primjer.hr', 'financije@primjer.hr', 'marketing@primjer.hr', 'podrska@primjer.hr'];

export const statistics: Handlers<typeof calls> = {
  getUsersAndSales: paged(tables.usersAndSales),
  getAllSales: paged(tables.allSales),
  getPurchaseGroups: paged(tables.purchaseGroups),
  getTopUser: ({ query }, context) => topUser(daysIn(context, query)),
  getPaydoPromotion: paged(tables.paydoPromotion),
  getMastercardPromotion: paged(tables.mastercardPromotion),
  getPromotionTotals: paged(tables.promotionTotals),
  getUsedPromotions: paged(tables.usedPromotions),
  getCities: paged(tables.cities),
  getBusinessUsers: paged(tables.businessUsers),
  getTokenizedCards: paged(tables.tokenizedCards),
  getActiveTokens({ query }, context) {
    daysIn(context, query);
    return activeTokens(context.statistics, context.asOf);
  },
  getNewUsers: grouped('new'),
  getAllUsers: grouped('all'),
  getWebUsers: grouped('web'),
  getMobileUsers: grouped('mobile'),

  getStatisticsRecipients: () => ({ recipients }),

  getStatisticsFile({ query }, context) {
    const days = daysIn(context, query);
    if (query.recipient !== undefined) throw formError('fileOrMail');
    return statisticsFile(days, context, query);
  },

  sendStatistics({ query }, context) {
    const { world, clock, texts, language } = context;
    daysIn(context, query);
    if (!recipients.includes(query.recipient)) throw fieldErrors({ recipient: 'unknownRecipient' });
    const { day } = numbersOf(language);
    world.mail.add({
      id: world.mail.nextId(),
      at: momentText(clock.now()),
      to: query.recipient,
      subject: texts('mail.statistics.subject'),
      text: texts('mail.statistics.text', { begin: day(query.beginDate), end: day(query.endDate) }),
      link: null,
    });
    return undefined;
  },
};
