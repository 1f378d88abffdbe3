import type { TFunction } from 'i18next';
import type { GroupedReport } from '#api/contract/statistics.ts';
import type { Day } from '#api/days.ts';
import { sumOfAmounts } from '#api/figures.ts';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { choiceParam, describeParams } from '#features/url-state/index.ts';
import { type FigureRow, intervals, isAlwaysZero, type StatisticsFigure } from './figures.ts';
import type texts from './statistics.en.json';

/** The lists of the views by day: one row a day in each. */
export type ListName = keyof GroupedReport;

/** One figure of a list over the days. */
export interface ListSeries {
  readonly id: string;
  readonly name: keyof typeof texts.series;
  readonly measure: ChartMeasure;
  /** Colour number in charts; a figure keeps it in every list. */
  readonly color: number;
  /** Whether it is visible at first; the user shows the others in the legend. */
  readonly atFirst: boolean;
  /**
   * Whether its days may be added up. Users are counted on each day, so that only new ones add up; a user who is active
   * on two days counts once.
   */
  readonly adds: 'always' | 'whenNew' | 'never';
  /** In the table, neighbours with the same word share a cell: fourteen amounts do not fit side by side. */
  readonly stack?: string;
}

type Name = ListSeries['name'];

const seriesOf = (
  names: readonly Name[],
  measure: ChartMeasure,
  adds: ListSeries['adds'],
  atFirst: number,
): ListSeries[] => names.map((name, at) => ({ id: name, name, measure, color: at + 1, atFirst: at < atFirst, adds }));

/** The total, then its parts by channel, by origin and by way of payment. Android, iOS and web keep their colours. */
const purchaseNames = [
  'total',
  'android',
  'ios',
  'web',
  'other',
  'home',
  'foreign',
  'prepaid',
  'card',
  'promo',
  'tokenizedCard',
  'oneTimeCard',
  'mastercardTokenized',
  'maestroOneTime',
] as const satisfies readonly Name[];

/** The purchases that belong together. */
const purchaseStacks: Partial<Record<Name, string>> = {
  android: 'devices',
  ios: 'devices',
  web: 'others',
  other: 'others',
  home: 'origin',
  foreign: 'origin',
  prepaid: 'payment',
  card: 'payment',
  tokenizedCard: 'cards',
  oneTimeCard: 'cards',
  mastercardTokenized: 'brands',
  maestroOneTime: 'brands',
};

const stacked = (all: readonly ListSeries[]): ListSeries[] =>
  all.map((one) => {
    const stack = purchaseStacks[one.name];
    return stack ? { ...one, stack } : one;
  });

const userNames = [
  'total',
  'private',
  'business',
  'guests',
  'home',
  'foreign',
  'androidDownloads',
  'iosDownloads',
] as const satisfies readonly Name[];

const paymentNames = [
  'all',
  'fiksPrepaid',
  'paywayPrepaid',
  'adminPrepaid',
  'voucher',
] as const satisfies readonly Name[];

/** Each list's figures, in the order of its legend and of its table's columns. */
export const listSeries: Readonly<Record<ListName, readonly ListSeries[]>> = {
  userTypes: [
    ...seriesOf(userNames, 'count', 'whenNew', 4),
    { id: 'active', name: 'active', measure: 'count', color: userNames.length + 1, atFirst: false, adds: 'never' },
  ],
  purchases: stacked(seriesOf(purchaseNames, 'count', 'always', 5)),
  amounts: stacked(seriesOf(purchaseNames, 'amount', 'always', 5)),
  payments: paymentNames.flatMap((name, at) =>
    (['count', 'amount'] as const).map((measure) => ({
      id: `${name}${measure === 'count' ? 'Count' : 'Amount'}`,
      name,
      measure,
      color: at + 1,
      atFirst: true,
      adds: 'always' as const,
    })),
  ),
};

/** A list's figures: what its chart and its comparison are made of. */
export const listFigures = (
  list: ListName,
  areNew: boolean,
  t: TFunction<'statistics'>,
): readonly StatisticsFigure[] => {
  const series = listSeries[list];
  const paired = new Set(series.map(({ measure }) => measure)).size > 1;
  return series.map((one) => {
    const name = t(`series.${one.name}`);
    return {
      id: one.id,
      measure: one.measure,
      adds: adds(one, areNew),
      isNow: false,
      label: paired ? t(`chart.${one.measure}Of`, { name }) : name,
      color: one.color,
    };
  });
};

/** The view of a list in the URL under its name: whether it has a table too, and which of its measures the chart shows. */
export const chartParams = (list: ListName, measures: readonly ChartMeasure[]) =>
  describeParams({
    view: choiceParam(`${list}.view`, ['chart', 'table'], 'chart'),
    measure: choiceParam(`${list}.measure`, measures, measures[0] ?? 'count'),
    interval: choiceParam(`${list}.interval`, intervals, 'day'),
  });

/** A day of any list. */
export interface ListRow {
  readonly date: Day;
  readonly [field: string]: string | number;
}

/** A list's days, oldest first as in the response; empty where the report has no such list. */
export const rowsOf = (report: GroupedReport, list: ListName): readonly ListRow[] =>
  (report[list] ?? []) as readonly ListRow[];

export const figureOf = (row: ListRow, { id }: ListSeries): number => Number(row[id]);

/** Whether the days of a figure add up. `areNew`: of new users' lists. */
const adds = (series: ListSeries, areNew: boolean) => series.adds === 'always' || (series.adds === 'whenNew' && areNew);

/** The sum of a figure over the days, to the cent; null where days do not add up. */
export function sumOf(rows: readonly ListRow[], series: ListSeries, areNew: boolean): number | null {
  if (!adds(series, areNew)) return null;
  return sumOfAmounts(rows.map((row) => figureOf(row, series)));
}

/**
 * The ids of a chart's lines that are hidden at first: those that are not among the main figures, and those that are zero
 * on each day. The total and the lines in `about`, which the page is about, are always visible.
 */
export function hiddenAtFirst(
  series: readonly ListSeries[],
  rows: readonly FigureRow[],
  about: readonly Name[] = [],
): string[] {
  const stays = ({ name }: ListSeries) => name === 'total' || name === 'all' || about.includes(name);
  const isZero = (one: ListSeries) => isAlwaysZero(rows, one.id);
  return series.filter((one) => !stays(one) && (!one.atFirst || isZero(one))).map(({ id }) => id);
}
