import type { TFunction } from 'i18next';
import type { ArticleReport, ArticleRow, ChannelShare, DetailLine, Metrics } from '#api/contract/reports.ts';
import type { DayRange } from '#api/days.ts';
import { compareValues, exactOf, figureOf, perDay, shareOf, sumOfAmounts } from '#api/figures.ts';
import type { PeriodDays } from '#api/periods.ts';
import type { Formats } from '#design-system/language/formats.ts';
import {
  type ReportCell,
  type ReportColumn,
  type ReportFigure,
  type ReportRow,
  type ReportSection,
  rangeName,
} from '#features/report-files/index.ts';
import type { Compared } from '#features/reporting/index.ts';
import {
  articleKey,
  type ComparedRow,
  chartOf,
  compareFigure,
  figureValue,
  type IntervalSource,
  type IntervalView,
  joinArticles,
  joinChannels,
  joinRows,
  shownFigure,
  slicesOf,
  sumOfMetrics,
  totalFigures,
} from '#features/reporting/index.ts';

/** What the builders of a file's sections need to format as the screen does. */
export interface SectionTexts {
  readonly t: TFunction<'reporting'>;
  readonly formats: Formats;
  /** The days of the periods, for figures per day (behaviour 3.23). */
  readonly days?: PeriodDays | undefined;
  /** The days of periods that are not equally long (behaviour 3.18). */
  readonly unlike?: PeriodDays | undefined;
}

/** How the tables of articles and of channels are written. */
interface TableOptions {
  /** Whether the outlet has zones; without them nothing speaks of zones. */
  readonly zoned: boolean;
  /**
   * Where channels have their shares of quantity and amount: in columns of their own, or below the article's code and
   * price, as on the screen.
   */
  readonly shares: 'columns' | 'below';
}

interface Totals {
  readonly total: Metrics;
}

interface Named extends Metrics {
  readonly id: number;
  readonly name: string;
}

type Figures = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

/** A quantity or an amount as a column has it. */
const kindOf = (kind: 'count' | 'amount', { days }: SectionTexts) => (days && kind === 'count' ? 'decimal' : kind);
const nameOf = (kind: 'count' | 'amount', { t, days }: SectionTexts) =>
  t(days ? `columns.${kind}PerDay` : `columns.${kind}`);

/** The head of a period's figures: with its days where the periods are not equally long. */
const periodHead = (of: keyof PeriodDays, { t, unlike }: SectionTexts): string => {
  const head = t(`columns.${of}`);
  const count = unlike?.[of];
  return count ? t('columns.withDays', { head, days: t('filters.days', { count }) }) : head;
};

/** The columns of count and amount, as the screen's tables have them. */
function metricHeads(comparing: boolean, texts: SectionTexts): ReportColumn[] {
  const { t } = texts;
  return (['count', 'amount'] as const).flatMap((measure): ReportColumn[] => {
    const name = nameOf(measure, texts);
    const kind = kindOf(measure, texts);
    if (!comparing) return [{ header: name, kind }];
    const group = { id: measure, name };
    return [
      { header: periodHead('primary', texts), group, kind },
      { header: periodHead('compare', texts), group, kind, muted: true },
      { header: t('columns.difference'), group, kind, difference: true },
      { header: t('columns.percentage'), group, kind: 'percent', difference: true },
    ];
  });
}

/** The cells below them. */
function metricCells(figures: Figures, { days }: SectionTexts): ReportCell[] {
  const { primary, compare } = figures;
  return (['validCount', 'validAmount'] as const).flatMap((key) => {
    const cell = (metrics: Metrics, by: number | null | undefined) =>
      by ? figureOf(figureValue(metrics, key, by)) : metrics[key];
    if (!compare) return [cell(primary, days?.primary)];
    const { difference, percentage } = compareFigure(figures, key, days);
    return [cell(primary, days?.primary), cell(compare, days?.compare), difference, percentage];
  });
}

/** The columns of a channel's shares of quantity and amount, as the screen's opened rows have them. */
const shareHeads = (shares: TableOptions['shares'], { t }: SectionTexts): ReportColumn[] =>
  shares === 'columns'
    ? [
        { header: t('columns.countShare'), kind: 'percent' },
        { header: t('columns.amountShare'), kind: 'percent' },
      ]
    : [];

const sharesOf = (of: Metrics, total: Metrics): ReportCell[] => [
  shareOf(of.validCount, total.validCount),
  shareOf(of.validAmount, total.validAmount),
];

const shareCells = (shares: TableOptions['shares'], of: Metrics, total: Metrics): ReportCell[] =>
  shares === 'columns' ? sharesOf(of, total) : [];

const totalsOf = <R extends Totals>({ primary, compare }: Compared<R>): Figures => ({
  primary: primary.total,
  compare: compare?.total ?? null,
});

/** The boxes of totals. */
export function figuresOf(data: Compared<Totals>, { t, days }: SectionTexts): ReportFigure[] {
  const totals = totalsOf(data);
  return totalFigures.map((total): ReportFigure => {
    const { fewerIsBetter } = total;
    const { name, kind, primary, compare } = shownFigure(total, totals, days);
    const figure = {
      label: t(`tiles.${name}`),
      kind,
      value: figureOf(primary),
      ...(fewerIsBetter ? { fewerIsBetter } : {}),
    };
    if (!compare) return figure;
    const { difference, percentage } = compareValues(primary, compare);
    return { ...figure, compared: { value: figureOf(compare), difference, percentage } };
  });
}

/** Services or channels: the table, biggest amount first as on the screen, and a pie for each period. */
export function splitSection<Row extends Named>(
  data: Compared<Totals & { readonly rows: readonly Row[] }>,
  heads: { readonly title: string; readonly name: string },
  { shares }: Pick<TableOptions, 'shares'>,
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  const { primary, compare, filters } = data;
  const rows = joinRows(primary.rows, compare?.rows ?? null, (row) => row.id).sort(
    (a, b) => b.primary.validAmount - a.primary.validAmount,
  );
  const pie = (range: { begin: string; end: string }, period: 'primary' | 'compare') => ({
    title: formats.dayRangeShort(range.begin, range.end),
    shares: t('pies.title'),
    kind: 'amount' as const,
    slices: slicesOf(rows, period, texts.days),
  });
  return {
    title: heads.title,
    table: {
      columns: [
        { header: heads.name, kind: 'text' },
        ...metricHeads(compare !== null, texts),
        ...shareHeads(shares, texts),
      ],
      rows: rows.map((row) => ({
        cells: [row.row.name, ...metricCells(row, texts), ...shareCells(shares, row.primary, primary.total)],
      })),
      totals: [
        t('columns.total'),
        ...metricCells(totalsOf(data), texts),
        ...shareCells(shares, primary.total, primary.total),
      ],
    },
    pies: [pie(filters.range, 'primary'), ...(filters.compare ? [pie(filters.compare, 'compare')] : [])],
    empty: t('empty.text'),
  };
}

/** A list of outlets with its totals, in the list's order; for figures per day, which the server's file does not have. */
export function outletsSection<Row extends Named>(
  data: Compared<Totals & { readonly rows: readonly Row[] }>,
  heads: { readonly title: string; readonly name: string },
  byAmount: boolean,
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  const { primary, compare } = data;
  const rows = joinRows(primary.rows, compare?.rows ?? null, (row) => row.id).sort(
    (a, b) => (byAmount ? b.primary.validAmount - a.primary.validAmount : 0) || formats.compare(a.row.name, b.row.name),
  );
  return {
    title: heads.title,
    table: {
      columns: [{ header: heads.name, kind: 'text' }, ...metricHeads(compare !== null, texts)],
      rows: rows.map((row) => ({ cells: [row.row.name, ...metricCells(row, texts)] })),
      totals: [t('columns.total'), ...metricCells(totalsOf(data), texts)],
    },
    empty: t('empty.text'),
  };
}

/** The interval chart with the view of the screen. */
export function intervalSection(
  data: Compared<IntervalSource>,
  title: string,
  view: IntervalView,
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  const perDay = texts.days !== undefined;
  const named = perDay ? t('chart.perDay', { title }) : title;
  const { primary, compare, filters } = data;
  const { interval, kind, measure } = view;
  const { categories, labels, series } = chartOf({
    primary: { report: primary, range: filters.range },
    compare: compare && filters.compare ? { report: compare, range: filters.compare } : null,
    interval,
    measure,
    perDay,
    formats,
    names: { amount: nameOf('amount', texts), count: nameOf('count', texts) },
  });
  const days = { day: primary.days, week: primary.weeks, month: primary.months }[interval];
  return {
    title: named,
    chart: {
      title: named,
      kind,
      categories,
      labels,
      ...(days.length === categories.length ? { days } : {}),
      categoryTitle: t(`chart.${interval}`),
      series,
      leftTitle: nameOf(compare ? measure : 'amount', texts),
      ...(compare ? {} : { rightTitle: nameOf('count', texts) }),
    },
  };
}

type ArticleFigures = ComparedRow<ArticleRow> & {
  readonly channels: { readonly primary: readonly ChannelShare[]; readonly compare: readonly ChannelShare[] | null };
};

/** Articles of both periods by zone, cheapest first in each, with their channels. */
function articlesByZone({ primary, compare }: Compared<ArticleReport>, formats: Formats): ArticleFigures[] {
  const before = new Map(compare?.rows.map((row) => [articleKey(row), row.channels ?? []]));
  const now = new Map(primary.rows.map((row) => [articleKey(row), row.channels ?? []]));
  return joinArticles(primary.rows, compare?.rows ?? null, formats.compare)
    .sort((a, b) => (a.row.zoneName === b.row.zoneName ? a.row.price - b.row.price : 0))
    .map((row) => ({
      ...row,
      channels: { primary: now.get(String(row.id)) ?? [], compare: compare && (before.get(String(row.id)) ?? []) },
    }));
}

/** Rows with a heading line before each zone, where there are zones. */
function underZones(
  zoned: boolean,
  articles: readonly ArticleFigures[],
  rowsOf: (article: ArticleFigures) => ReportRow[],
  { t }: SectionTexts,
): ReportRow[] {
  if (!zoned) return articles.flatMap(rowsOf);
  let zone: string | null | undefined;
  return articles.flatMap((article) => {
    const heading: ReportRow[] =
      article.row.zoneName === zone ? [] : [{ cells: [article.row.zoneName ?? t('articles.noZone')], tone: 'heading' }];
    zone = article.row.zoneName;
    return [...heading, ...rowsOf(article)];
  });
}

const articleHeads = ({ t }: SectionTexts, shares?: TableOptions['shares']): ReportColumn[] => {
  const nested = (key: 'countShare' | 'amountShare') =>
    shares === 'below' ? { nestedHeader: t(`columns.${key}`) } : undefined;
  return [
    { header: t('columns.article'), kind: 'text' },
    { header: t('columns.code'), kind: 'text', width: 60, ...nested('countShare') },
    { header: t('columns.price'), kind: 'amount', width: 55, ...nested('amountShare') },
  ];
};
/** The shares' cells below code and price. */
const sharesBelow = { 1: 'percent', 2: 'percent' } as const;
const articleCells = ({ row }: ArticleFigures): ReportCell[] => [row.name, row.code, row.price];

/** Articles, by zone where there are zones, each with its sales channels below it. */
export function articlesSection(
  data: Compared<ArticleReport>,
  { zoned, shares }: TableOptions,
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  return {
    title: t(zoned ? 'articles.title' : 'articles.plainTitle'),
    table: {
      columns: [
        ...articleHeads(texts, shares),
        ...metricHeads(data.compare !== null, texts),
        ...shareHeads(shares, texts),
      ],
      rows: underZones(
        zoned,
        articlesByZone(data, formats),
        (article) => {
          const channels = joinChannels(article.channels.primary, article.channels.compare);
          const sold = sumOfMetrics(channels.map(({ primary }) => primary));
          return [
            { cells: [...articleCells(article), ...metricCells(article, texts)] },
            ...channels.map(
              (channel): ReportRow => ({
                cells: [
                  channel.row.name,
                  ...(shares === 'below' ? sharesOf(channel.primary, sold) : [null, null]),
                  ...metricCells(channel, texts),
                  ...shareCells(shares, channel.primary, sold),
                ],
                ...(shares === 'below' ? { kinds: sharesBelow } : {}),
                level: 1,
              }),
            ),
          ];
        },
        texts,
      ),
      totals: [t('columns.total'), null, null, ...metricCells(totalsOf(data), texts)],
    },
    empty: t('empty.text'),
  };
}

/**
 * Articles with columns for each sales channel, for the spreadsheet: quantity and amount, and when comparing those of
 * the compare period, so up to four columns for each channel (behaviour 19.6).
 */
export function articlesByChannelSection(
  data: Compared<ArticleReport>,
  { zoned }: Pick<TableOptions, 'zoned'>,
  texts: SectionTexts,
): ReportSection {
  const { t, formats, days } = texts;
  const comparing = data.compare !== null;
  const articles = articlesByZone(data, formats);
  const channels = new Map(
    articles
      .flatMap(({ channels: { primary, compare } }) => [...primary, ...(compare ?? [])])
      .map(({ id, name }) => [id, name]),
  );
  const ids = [...channels.keys()].sort((a, b) => a - b);
  const cellsOf = (list: readonly (readonly ChannelShare[])[], id: number) => {
    const shares = list.flatMap((shares) => shares.filter((share) => share.id === id));
    return {
      count: shares.reduce((sum, share) => sum + share.validCount, 0),
      amount: sumOfAmounts(shares.map((share) => share.validAmount)),
    };
  };
  const channelCells = (list: readonly ArticleFigures[]): ReportCell[] =>
    ids.flatMap((id) => {
      const now = cellsOf(
        list.map(({ channels: { primary } }) => primary),
        id,
      );
      const before = cellsOf(
        list.map(({ channels: { compare } }) => compare ?? []),
        id,
      );
      const shown = (value: number, by: number | null | undefined) =>
        by ? figureOf(perDay(exactOf(value), by)) : value;
      return comparing
        ? (['count', 'amount'] as const).flatMap((key) => [
            shown(now[key], days?.primary),
            shown(before[key], days?.compare),
          ])
        : [shown(now.count, days?.primary), shown(now.amount, days?.primary)];
    });
  const channelHeads = ids.flatMap((id): ReportColumn[] => {
    const group = { id: String(id), name: channels.get(id) ?? '' };
    const heads = (['count', 'amount'] as const).flatMap((measure): ReportColumn[] => {
      const header = nameOf(measure, texts);
      const kind = kindOf(measure, texts);
      if (!comparing) return [{ header, group, kind }];
      return [
        { header, group, kind },
        { header: `${header} (${t('columns.compare')})`, group, kind, muted: true },
      ];
    });
    return heads;
  });
  return {
    title: t('articles.byChannel'),
    only: 'xlsx',
    table: {
      columns: [...articleHeads(texts), ...metricHeads(comparing, texts), ...channelHeads],
      rows: underZones(
        zoned,
        articles,
        (article) => [
          { cells: [...articleCells(article), ...metricCells(article, texts), ...channelCells([article])] },
        ],
        texts,
      ),
      totals: [t('columns.total'), null, null, ...metricCells(totalsOf(data), texts), ...channelCells(articles)],
    },
    empty: t('empty.text'),
  };
}

/** Every day, article and channel that sold in one period, for the spreadsheet. */
export function detailSection(
  { lines, range, total }: { readonly lines: readonly DetailLine[]; readonly range: DayRange; readonly total: Metrics },
  { zoned }: Pick<TableOptions, 'zoned'>,
  { t }: SectionTexts,
): ReportSection {
  return {
    // With the period's dates the name of the sheet is as long as Excel allows.
    title: `${t('report.byDay')} ${rangeName(range)}`,
    only: 'xlsx',
    table: {
      columns: [
        { header: t('chart.day'), kind: 'day' },
        ...(zoned ? [{ header: t('columns.zone'), kind: 'text' } as const] : []),
        { header: t('columns.article'), kind: 'text' },
        { header: t('columns.code'), kind: 'text' },
        { header: t('columns.price'), kind: 'amount' },
        { header: t('columns.channel'), kind: 'text' },
        { header: t('columns.count'), kind: 'count' },
        { header: t('columns.amount'), kind: 'amount' },
      ],
      rows: lines.map((line) => ({
        cells: [
          line.date,
          ...(zoned ? [line.zoneName ?? t('articles.noZone')] : []),
          line.articleName,
          line.code,
          line.price,
          line.channelName,
          line.validCount,
          line.validAmount,
        ],
      })),
      totals: [
        t('columns.total'),
        ...(zoned ? [null] : []),
        null,
        null,
        null,
        null,
        total.validCount,
        total.validAmount,
      ],
    },
    empty: t('empty.text'),
  };
}
