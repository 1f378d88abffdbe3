import * as z from 'zod/mini';
import { defineCall, empty, json, xlsx } from './call.ts';
import { amount, count, type DomainOf, day, flag, page, renamed } from './codecs.ts';

/**
 * Statistics of the mobile payment app: sections of one statistical model, so that they agree with one another
 * (behaviour 18.10 and 18.11). Counts are whole numbers, amounts EUR, days are those of Europe/Zagreb.
 */
const access = ['PaydoStatistikaView'] as const;
const text = z.string();

const rangeFields = { beginDate: ['begin_date', day], endDate: ['end_date', day] } as const;
const rangeQuery = renamed(rangeFields);
/** Days inclusive, from 16 April 2018 to yesterday. */
export type StatisticsQuery = DomainOf<typeof rangeQuery>;
const pagedQuery = renamed({ ...rangeFields, page: ['page', z.optional(page)] });

const section = <const N extends string, const S extends z.core.$ZodType>(
  name: N,
  wireName: string,
  summary: string,
  reply: S,
) =>
  defineCall({
    name,
    summary,
    method: 'GET',
    path: `/paydo-statistika/${wireName}/`,
    access,
    query: rangeQuery,
    reply: json(reply),
  });

/** 50 rows a page; `count` is that of all pages. */
const paged = <const N extends string, const S extends z.core.$ZodType>(
  name: N,
  wireName: string,
  summary: string,
  row: S,
) => ({
  ...section(name, wireName, summary, pageOf(row)),
  query: pagedQuery,
});
const pageOf = <const S extends z.core.$ZodType>(row: S) =>
  renamed({ rows: ['content', z.array(row)], count: ['records_total', count] });

const userKinds = { users: ['korisnici', count], private: ['privatni', count], business: ['poslovni', count] } as const;
const purchases = { purchases: ['kupovine', count], amount: ['iznos', amount] } as const;

const usersAndSalesRow = renamed({
  date: ['datum', day],
  users: ['korisnici_ukupno', count],
  private: ['korisnici_privatni', count],
  business: ['korisnici_poslovni', count],
  ...purchases,
  android: ['android', count],
  ios: ['ios', count],
});
/** A day: its active users, their purchases, and how many of these came from either kind of phone. */
export type UsersAndSalesRow = DomainOf<typeof usersAndSalesRow>;
export const getUsersAndSales = paged(
  'getUsersAndSales',
  'korisnici_i_kupovine',
  'Users and sales by day',
  usersAndSalesRow,
);

const monthFields = { month: ['mjesec', z.int().check(z.gte(1), z.lte(12))], year: ['godina', z.int()] } as const;

const allSalesRow = renamed({
  ...monthFields,
  totalCount: ['ukupno_broj', count],
  totalAmount: ['ukupno_iznos', amount],
  unknownCount: ['nepoznato_broj', count],
  unknownAmount: ['nepoznato_iznos', amount],
  webCount: ['web_broj', count],
  webAmount: ['web_iznos', amount],
  mobileCount: ['mobilna_broj', count],
  mobileAmount: ['mobilna_iznos', amount],
  androidCount: ['android_broj', count],
  androidAmount: ['android_iznos', amount],
  iosCount: ['ios_broj', count],
  iosAmount: ['ios_iznos', amount],
  splitCount: ['split_broj', count],
  splitAmount: ['split_iznos', amount],
});
/**
 * Purchases of a month (of its days in the range) by where they were made: total = unknown + web + mobile, and
 * mobile = Android + iOS + split app.
 */
export type AllSalesRow = DomainOf<typeof allSalesRow>;
export const getAllSales = paged('getAllSales', 'sve_kupovine', 'Sales by month and channel', allSalesRow);

const purchaseGroupRow = renamed({
  group: ['grupa', z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(10), z.literal(50)])],
  ...userKinds,
  ...purchases,
});
/**
 * Users by how often they bought: 0 never, 1 once, 2 two to ten, 10 eleven to fifty, 50 more often (behaviour
 * 18.9).
 */
export type PurchaseGroupRow = DomainOf<typeof purchaseGroupRow>;
export const getPurchaseGroups = paged(
  'getPurchaseGroups',
  'broj_kupovina',
  'Users by number of purchases',
  purchaseGroupRow,
);

const topUser = renamed({ email: ['email', text], ...purchases });
/** Who bought most often; none in a range without purchases. */
export type TopUser = DomainOf<typeof topUser>;
export const getTopUser = section(
  'getTopUser',
  'korisnik_max_kupovina',
  'The user with most purchases',
  z.array(topUser),
);

const promotionRow = renamed({ date: ['datum', day], count: ['broj', count], benefit: ['popust', amount] });
/** How often a promotion was used on a day, and the EUR it saved the users. */
export type PromotionRow = DomainOf<typeof promotionRow>;
export const getPaydoPromotion = paged(
  'getPaydoPromotion',
  'promocija_paydo',
  "The product's own promotion, by day",
  promotionRow,
);
export const getMastercardPromotion = paged(
  'getMastercardPromotion',
  'promocija_mastercard',
  "The card network's promotion, by day",
  promotionRow,
);

const promotionTotal = renamed({ name: ['promocija', text], count: ['broj', count], benefit: ['popust', amount] });
/** A promotion over the whole range: the sum of its days. */
export type PromotionTotal = DomainOf<typeof promotionTotal>;
export const getPromotionTotals = section(
  'getPromotionTotals',
  'promocije_ukupno',
  'Promotions in total',
  pageOf(promotionTotal),
);

const usedPromotionsRow = renamed({
  date: ['datum', day],
  paydo: ['paydo', count],
  mastercard: ['mastercard', count],
});
/** How often each promotion was used on a day. */
export type UsedPromotionsRow = DomainOf<typeof usedPromotionsRow>;
export const getUsedPromotions = paged(
  'getUsedPromotions',
  'promocije_iskoristeno',
  'Used promotions, by day',
  usedPromotionsRow,
);

const cityRow = renamed({ city: ['grad', text], ...userKinds, ...purchases });
/** A city: the users who bought there, and what. */
export type CityRow = DomainOf<typeof cityRow>;
export const getCities = paged('getCities', 'po_gradovima', 'Users and sales by city', cityRow);

const businessUserRow = renamed({
  name: ['naziv', text],
  city: ['grad', text],
  registered: ['datum_registracije', day],
  balance: ['stanje', amount],
  activeVehicles: ['aktivna_vozila', count],
  activeUsers: ['aktivni_korisnici', count],
  prepaidCount: ['prepaid_kupovine_broj', count],
  prepaidAmount: ['prepaid_kupovine_iznos', amount],
  lastPaymentDate: ['zadnja_uplata_datum', z.nullable(day)],
  lastPaymentAmount: ['zadnja_uplata_iznos', z.nullable(amount)],
  lastPaymentKind: ['zadnja_uplata_nacin', z.nullable(text)],
  bankCount: ['uplate_banka_broj', count],
  bankAmount: ['uplate_banka_iznos', amount],
  cardCount: ['uplate_kartica_broj', count],
  cardAmount: ['uplate_kartica_iznos', amount],
  voucherCount: ['uplate_bon_broj', count],
  voucherAmount: ['uplate_bon_iznos', amount],
  paymentCount: ['uplate_ukupno_broj', count],
  paymentAmount: ['uplate_ukupno_iznos', amount],
  parkingCount: ['kupovine_parking_broj', count],
  parkingAmount: ['kupovine_parking_iznos', amount],
  otherCount: ['kupovine_ostalo_broj', count],
  otherAmount: ['kupovine_ostalo_iznos', amount],
  purchaseCount: ['kupovine_ukupno_broj', count],
  purchaseAmount: ['kupovine_ukupno_iznos', amount],
  parkingUsers: ['korisnici_parking', count],
  garageUsers: ['korisnici_garaze', count],
  otherUsers: ['korisnici_ostalo', count],
});
/** A company that pays by the app: its account, its payments into it by kind (their sum is the total), its purchases. */
export type BusinessUserRow = DomainOf<typeof businessUserRow>;
export const getBusinessUsers = paged('getBusinessUsers', 'poslovni_korisnici', 'Business users', businessUserRow);

const tokenizedCardsRow = renamed({
  ...monthFields,
  mastercard: ['mastercard', count],
  other: ['ostale', count],
  total: ['ukupno', count],
});
/** Cards stored as tokens in a month. */
export type TokenizedCardsRow = DomainOf<typeof tokenizedCardsRow>;
export const getTokenizedCards = paged(
  'getTokenizedCards',
  'tokenizirane_kartice',
  'Tokenized cards by month',
  tokenizedCardsRow,
);

const activeTokens = renamed({
  mastercardActive: ['aktivne_mastercard', count],
  otherActive: ['aktivne_ostale', count],
  totalActive: ['aktivne_ukupno', count],
  mastercardToday: ['danas_mastercard', count],
  otherToday: ['danas_ostale', count],
  totalToday: ['danas_ukupno', count],
});
/** Cards that are stored now, whatever the range, and those stored today. */
export type ActiveTokens = DomainOf<typeof activeTokens>;
export const getActiveTokens = section(
  'getActiveTokens',
  'trenutno_aktivni_tokeni',
  'Currently active tokens',
  z.array(activeTokens),
);

const userTypesPoint = renamed({
  date: ['datum', day],
  private: ['privatni', count],
  business: ['poslovni', count],
  guests: ['gosti', count],
  total: ['ukupno', count],
  home: ['domaci', count],
  foreign: ['strani', count],
  androidDownloads: ['android_preuzimanja', count],
  iosDownloads: ['ios_preuzimanja', count],
  active: ['aktivni_korisnici', count],
});
/** A day's users by kind: total = private + business + guests. */
export type UserTypesPoint = DomainOf<typeof userTypesPoint>;

const purchasePoint = <S extends typeof count | typeof amount>(value: S) =>
  renamed({
    date: ['datum', day],
    android: ['android', value],
    ios: ['ios', value],
    web: ['web', value],
    other: ['ostalo', value],
    total: ['ukupno', value],
    home: ['domaci', value],
    foreign: ['strani', value],
    prepaid: ['prepaid', value],
    card: ['kartica', value],
    promo: ['promo', value],
    tokenizedCard: ['tokenizirana_kartica', value],
    oneTimeCard: ['jednokratna_kartica', value],
    mastercardTokenized: ['mastercard_tokenizirana', value],
    maestroOneTime: ['maestro_jednokratna', value],
  });
const purchaseCounts = purchasePoint(count);
const purchaseAmounts = purchasePoint(amount);
/**
 * A day's purchases (counts, or EUR) by channel and by way of payment: total = Android + iOS + web + other = home +
 * foreign = prepaid + card + promo, and card = tokenized + one-time.
 */
export type PurchasesPoint = DomainOf<typeof purchaseCounts>;

const paymentsPoint = renamed({
  date: ['datum', day],
  allCount: ['sve_broj', count],
  allAmount: ['sve_iznos', amount],
  fiksPrepaidCount: ['fiks_prepaid_broj', count],
  fiksPrepaidAmount: ['fiks_prepaid_iznos', amount],
  paywayPrepaidCount: ['payway_prepaid_broj', count],
  paywayPrepaidAmount: ['payway_prepaid_iznos', amount],
  adminPrepaidCount: ['admin_prepaid_broj', count],
  adminPrepaidAmount: ['admin_prepaid_iznos', amount],
  voucherCount: ['bon_broj', count],
  voucherAmount: ['bon_iznos', amount],
});
/** A day's payments into accounts by way: all = the sum of the four. */
export type PaymentsPoint = DomainOf<typeof paymentsPoint>;

const groupedFields = {
  userTypes: ['typeOfUserList', z.array(userTypesPoint)],
  purchases: ['purchasesList', z.array(purchaseCounts)],
  amounts: ['amountsList', z.array(purchaseAmounts)],
} as const;
const groupedReport = renamed({ ...groupedFields, payments: ['paymentsList', z.optional(z.array(paymentsPoint))] });
/** One row a day in each list; payments are known of new and of all users alone. */
export type GroupedReport = DomainOf<typeof groupedReport>;

export const getNewUsers = section('getNewUsers', 'novi_korisnici', 'New users, by day', groupedReport);
export const getAllUsers = section('getAllUsers', 'svi_korisnici', 'All users, by day', groupedReport);
export const getWebUsers = section('getWebUsers', 'web_data', 'Users of the web, by day', groupedReport);
export const getMobileUsers = section(
  'getMobileUsers',
  'mobile_data',
  'Users of the mobile app, by day',
  groupedReport,
);

export const getStatisticsRecipients = defineCall({
  name: 'getStatisticsRecipients',
  summary: 'Who may be sent the statistics',
  method: 'GET',
  path: '/paydo-statistika/primatelji/',
  access,
  reply: json(renamed({ recipients: ['recipient_list', z.array(text)] })),
});

/** An action although it is a GET: sent once, never retried. 400 on `recipient` when it is not on the list. */
export const sendStatistics = defineCall({
  name: 'sendStatistics',
  summary: 'Sends the statistics by mail',
  method: 'GET',
  path: '/paydo-statistika/',
  access,
  query: renamed({ ...rangeFields, recipient: ['recipient', text] }),
  once: true,
  reply: empty,
});

/** 400 with a recipient too: a file or a mail, not both. */
export const getStatisticsFile = defineCall({
  name: 'getStatisticsFile',
  summary: 'The statistics, as a spreadsheet',
  method: 'GET',
  path: '/paydo-statistika/',
  access,
  query: renamed({ ...rangeFields, excel: ['excel', flag], recipient: ['recipient', z.optional(text)] }),
  when: 'excel',
  reply: xlsx('BmoveStatistika.xlsx'),
});
