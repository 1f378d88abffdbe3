import { request } from '#api/client.ts';
import {
  type GroupedReport,
  getActiveTokens,
  getAllSales,
  getAllUsers,
  getBusinessUsers,
  getCities,
  getMastercardPromotion,
  getMobileUsers,
  getNewUsers,
  getPaydoPromotion,
  getPromotionTotals,
  getPurchaseGroups,
  getTokenizedCards,
  getTopUser,
  getUsedPromotions,
  getUsersAndSales,
  getWebUsers,
  type StatisticsQuery,
} from '#api/contract/statistics.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import type { ListName, ListSeries } from './lists.ts';
import type texts from './statistics.en.json';

/** A row of a table as the contract decodes it; its columns read the fields. */
export type StatisticsRow = Readonly<Record<string, string | number | null>>;

/** Format and alignment of a column. */
type ColumnKind = 'day' | 'month' | 'text' | 'count' | 'amount' | 'purchaseGroup';

interface ColumnOf<Row> {
  readonly field: keyof Row & string;
  readonly kind: ColumnKind;
  readonly head: keyof typeof texts.heads;
  /** Adjacent columns of one group share a group header. */
  readonly group?: keyof typeof texts.groups;
  /** Neighbours with the same word share a cell where the view is stacked, also without a group. */
  readonly stack?: string;
  /** False where rows do not add up: a user who buys on two days, or in two cities, counts once. */
  readonly adds?: false;
  /** A figure of now, whatever the period is. */
  readonly isNow?: true;
}
export type StatisticsColumn = ColumnOf<StatisticsRow>;

/** Loads a page of a table; a report of one page ignores `page`. */
type Load<Row> = (
  query: StatisticsQuery & { readonly page?: number },
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>;

export interface TableView {
  readonly kind: 'table';
  readonly load: Load<StatisticsRow>;
  readonly columns: readonly StatisticsColumn[];
  /** Figures below the rows, which have their own call. */
  readonly footer?: 'topUser' | 'activeTokens';
  /** The columns of a group share a cell, one line each, so that a view of many figures fits its page. */
  readonly isStacked?: boolean;
}

export interface GroupedView {
  readonly kind: 'grouped';
  readonly load: (query: StatisticsQuery, signal: AbortSignal) => Promise<GroupedReport>;
  readonly lists: readonly ListName[];
  /** The figures that the view is about, which its charts always show at first. */
  readonly about?: readonly ListSeries['name'][];
}

const table = <Row extends StatisticsRow>(
  load: Load<Row>,
  columns: readonly ColumnOf<Row>[],
  more: Pick<TableView, 'footer' | 'isStacked'> = {},
): TableView => ({
  kind: 'table',
  load,
  columns: columns as readonly StatisticsColumn[],
  ...more,
});

const date = { field: 'date', kind: 'day', head: 'date' } as const;
const month = { field: 'month', kind: 'month', head: 'month' } as const;
const userKinds = [
  { field: 'users', kind: 'count', head: 'total', group: 'users' },
  { field: 'private', kind: 'count', head: 'private', group: 'users' },
  { field: 'business', kind: 'count', head: 'business', group: 'users' },
] as const;
/** Users of days or cities: whoever is in two of them would count twice. */
const usersApart = userKinds.map((one) => ({ ...one, adds: false as const }));
const purchases = [
  { field: 'purchases', kind: 'count', head: 'count', group: 'purchases' },
  { field: 'amount', kind: 'amount', head: 'amount', group: 'purchases' },
] as const;
const promotion = [
  { field: 'count', kind: 'count', head: 'count' },
  { field: 'benefit', kind: 'amount', head: 'benefit' },
] as const;

/** A count and a value in one group: `bankCount` and `bankAmount`. */
const pair = <const F extends string>(field: F, group: keyof typeof texts.groups) =>
  [
    { field: `${field}Count`, kind: 'count', head: 'count', group },
    { field: `${field}Amount`, kind: 'amount', head: 'amount', group },
  ] as const;

const usersAndPurchases: readonly ListName[] = ['userTypes', 'purchases', 'amounts'];

/** The views of the statistics: what each loads and shows (behaviour 18.2). Their paths are in `statisticsPaths`. */
export const views: Readonly<Record<StatisticsView, TableView | GroupedView>> = {
  usersAndSales: table(
    (query, signal) => request(getUsersAndSales, { query }, { signal }),
    [
      date,
      ...usersApart,
      ...purchases,
      { field: 'android', kind: 'count', head: 'android', group: 'devices' },
      { field: 'ios', kind: 'count', head: 'ios', group: 'devices' },
    ],
  ),
  allSales: table(
    (query, signal) => request(getAllSales, { query }, { signal }),
    [
      month,
      ...pair('total', 'total'),
      ...pair('unknown', 'unknown'),
      ...pair('web', 'web'),
      ...pair('mobile', 'mobile'),
      ...pair('android', 'android'),
      ...pair('ios', 'ios'),
      ...pair('split', 'split'),
    ],
  ),
  numOfSales: table(
    (query, signal) => request(getPurchaseGroups, { query }, { signal }),
    [{ field: 'group', kind: 'purchaseGroup', head: 'purchaseGroup' }, ...userKinds, ...purchases],
    { footer: 'topUser' },
  ),
  paydoPromotion: table((query, signal) => request(getPaydoPromotion, { query }, { signal }), [date, ...promotion]),
  mastercardPromotion: table(
    (query, signal) => request(getMastercardPromotion, { query }, { signal }),
    [date, ...promotion],
  ),
  totalPromotions: table(
    ({ page: _, ...query }, signal) => request(getPromotionTotals, { query }, { signal }),
    [{ field: 'name', kind: 'text', head: 'promotion' }, ...promotion],
  ),
  usedPromotions: table(
    (query, signal) => request(getUsedPromotions, { query }, { signal }),
    [
      date,
      { field: 'paydo', kind: 'count', head: 'paydo', group: 'uses' },
      { field: 'mastercard', kind: 'count', head: 'mastercard', group: 'uses' },
    ],
  ),
  byCities: table(
    (query, signal) => request(getCities, { query }, { signal }),
    [{ field: 'city', kind: 'text', head: 'city' }, ...usersApart, ...purchases],
  ),
  newUsers: {
    kind: 'grouped',
    load: (query, signal) => request(getNewUsers, { query }, { signal }),
    lists: [...usersAndPurchases, 'payments'],
  },
  allUsers: {
    kind: 'grouped',
    load: (query, signal) => request(getAllUsers, { query }, { signal }),
    lists: [...usersAndPurchases, 'payments'],
  },
  webUsers: {
    kind: 'grouped',
    load: (query, signal) => request(getWebUsers, { query }, { signal }),
    lists: usersAndPurchases,
    about: ['web'],
  },
  mobileUsers: {
    kind: 'grouped',
    load: (query, signal) => request(getMobileUsers, { query }, { signal }),
    lists: usersAndPurchases,
    about: ['android', 'ios'],
  },
  businessUsers: table(
    (query, signal) => request(getBusinessUsers, { query }, { signal }),
    [
      { field: 'name', kind: 'text', head: 'company', stack: 'company' },
      { field: 'city', kind: 'text', head: 'city', stack: 'company' },
      { field: 'registered', kind: 'day', head: 'registered', stack: 'company' },
      { field: 'balance', kind: 'amount', head: 'balance', isNow: true },
      { field: 'activeVehicles', kind: 'count', head: 'vehicles', group: 'active', isNow: true },
      { field: 'activeUsers', kind: 'count', head: 'users', group: 'active', isNow: true },
      ...pair('prepaid', 'prepaid'),
      { field: 'lastPaymentDate', kind: 'day', head: 'date', group: 'lastPayment' },
      { field: 'lastPaymentAmount', kind: 'amount', head: 'amount', group: 'lastPayment', adds: false, isNow: true },
      { field: 'lastPaymentKind', kind: 'text', head: 'kind', group: 'lastPayment' },
      ...pair('bank', 'bank'),
      ...pair('card', 'card'),
      ...pair('voucher', 'voucher'),
      ...pair('payment', 'payments'),
      ...pair('parking', 'parking'),
      ...pair('other', 'other'),
      ...pair('purchase', 'allPurchases'),
      { field: 'parkingUsers', kind: 'count', head: 'parking', group: 'usersBy' },
      { field: 'garageUsers', kind: 'count', head: 'garages', group: 'usersBy' },
      { field: 'otherUsers', kind: 'count', head: 'other', group: 'usersBy' },
    ],
    { isStacked: true },
  ),
  tokenizedCards: table(
    (query, signal) => request(getTokenizedCards, { query }, { signal }),
    [
      month,
      { field: 'mastercard', kind: 'count', head: 'mastercard' },
      { field: 'other', kind: 'count', head: 'otherCards' },
      { field: 'total', kind: 'count', head: 'total' },
    ],
    { footer: 'activeTokens' },
  ),
};

/** Calls of the tables' footers, which return one row or none. */
export const footers = {
  topUser: (query: StatisticsQuery, signal: AbortSignal) => request(getTopUser, { query }, { signal }),
  activeTokens: (query: StatisticsQuery, signal: AbortSignal) => request(getActiveTokens, { query }, { signal }),
};
