import * as z from 'zod/mini';
import { amount, count, type DomainOf, day, flag, id, idList, idText, renamed } from './codecs.ts';

/** Schemas that every report shares (behaviour 4.1 and 21.17). */
export const metricFields = {
  totalCount: ['total_count', count],
  validCount: ['valid_count', count],
  totalAmount: ['total_amount', amount],
  validAmount: ['valid_amount', amount],
} as const;
const validFields = {
  validCount: ['valid_count', count],
  validAmount: ['valid_amount', amount],
} as const;

export const metrics = renamed(metricFields);
/** Counts of articles sold and their EUR, with and without the invalid ones; valid ≤ total. */
export type Metrics = DomainOf<typeof metrics>;

const channelRow = renamed({ id: ['reseller_id', id], name: ['reseller_name', z.string()], ...metricFields });

export const channelShare = renamed({ id: ['reseller_id', id], name: ['reseller_name', z.string()], ...validFields });
export type ChannelShare = DomainOf<typeof channelShare>;

export const channelReport = renamed({ rows: ['distributeri', z.array(channelRow)], total: ['ukupno', metrics] });
/** Figures by sales channel; `total` is the exact sum of `rows`. */
export type ChannelReport = DomainOf<typeof channelReport>;

/** One bucket of a series: a day, a week (its Monday) or a month (its first day). */
const seriesPoint = renamed({ date: ['datum', day], ...metricFields });

/**
 * Points by day, week and month, under names that begin with `prefix`, and every bucket of the range in order, also those
 * without a point.
 */
export const seriesFields = <const Prefix extends string, Point extends z.core.$ZodType>(
  prefix: Prefix,
  point: Point,
) =>
  ({
    daily: [`${prefix}dnevno`, z.array(point)],
    weekly: [`${prefix}tjedno`, z.array(point)],
    monthly: [`${prefix}mjesecno`, z.array(point)],
    days: ['raspon_dana', z.array(day)],
    weeks: ['raspon_tjedana', z.array(day)],
    months: ['raspon_mjeseci', z.array(day)],
  }) as const;

export const intervalReport = renamed(seriesFields('', seriesPoint));
/** Figures over time, by day, week and month. */
export type IntervalReport = DomainOf<typeof intervalReport>;

const articleRow = renamed({
  id: ['id', id],
  name: ['item', z.string()],
  price: ['item_price', amount],
  code: ['shortcode', z.string()],
  zoneName: ['zone_name', z.nullable(z.string())],
  ...metricFields,
  channels: ['distributeri', z.optional(z.array(channelShare))],
});
/** What was sold: an article at its price, in a zone or in none; garages load the channels apart. */
export type ArticleRow = DomainOf<typeof articleRow>;

export const articleReport = renamed({ rows: ['artikli', z.array(articleRow)], total: ['ukupno', metrics] });
export type ArticleReport = DomainOf<typeof articleReport>;

const detailLine = renamed({
  id: ['id', id],
  date: ['datum', day],
  articleName: ['item', z.string()],
  price: ['item_price', amount],
  channelName: ['reseller_name', z.string()],
  code: ['shortcode', z.string()],
  zoneName: ['zone_name', z.nullable(z.string())],
  ...validFields,
});
/** One line per day, article and channel that sold. */
export type DetailLine = DomainOf<typeof detailLine>;
export const detailReport = renamed({ lines: ['detaljno', z.array(detailLine)] });

/** The query of every report: days inclusive, channels left out for all of them. */
export const reportQueryFields = {
  beginDate: ['begin_date', day],
  endDate: ['end_date', day],
  channelIds: ['distributeri', z.optional(idList)],
} as const;
export const reportQuery = renamed(reportQueryFields);
export type ReportQuery = DomainOf<typeof reportQuery>;

/** The query of a list's file: it may name the compare period, so that the file has the columns on screen. */
export const listFileQuery = renamed({
  ...reportQueryFields,
  compareBeginDate: ['compare_begin_date', z.optional(day)],
  compareEndDate: ['compare_end_date', z.optional(day)],
  excel: ['excel', flag],
});

/** The path of one provider, garage, park or sales provider. */
export const idParam = renamed({ id: ['id', idText] });
