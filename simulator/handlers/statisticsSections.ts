import type { GroupedReport, StatisticsQuery } from '#api/contract/statistics.ts';
import { indexOf } from '../ledger/calendar.ts';
import { type Days, type Part, paymentPoints, purchasePoints, userPoints } from '../statistics/byDay.ts';
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
import type { CallContext } from './handler.ts';

/** The paged sections, as all their rows: days and months oldest first, cities and companies by name. */
export const tables = {
  usersAndSales,
  allSales,
  purchaseGroups,
  paydoPromotion: (days: Days) => promotionDays(days, 'paydo'),
  mastercardPromotion: (days: Days) => promotionDays(days, 'mastercard'),
  promotionTotals,
  usedPromotions,
  cities: (days: Days, { statistics }: CallContext<unknown>, { endDate }: StatisticsQuery) =>
    cityRows(days, statistics, indexOf(endDate)),
  businessUsers: (days: Days, { statistics, texts }: CallContext<unknown>) =>
    companyRows(days, statistics, (way) => texts(`statistics.way.${way}`)),
  tokenizedCards,
} as const;

/** Lists by day of the users of a part; payments are known of new and of all users alone. */
export function groupedReport(days: Days, part: Part): GroupedReport {
  return {
    userTypes: userPoints(days, part),
    purchases: purchasePoints(days, part, 'counts'),
    amounts: purchasePoints(days, part, 'cents'),
    ...(part === 'all' || part === 'new' ? { payments: paymentPoints(days, part) } : {}),
  };
}
