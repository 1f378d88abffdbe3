import type { TFunction } from 'i18next';
import type { ArticleReport, ArticleRow, ChannelShare, DetailLine, Metrics } from '#api/contract/reports.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { ReportCell, ReportColumn, ReportFigure, ReportRow, ReportSection } from '#features/report-files/index.ts';
import { articleKey, joinArticles, joinChannels } from './articles.ts';
import type { Compared } from './comparedQuery.ts';
import { chartOf, type IntervalSource } from './intervals.ts';
import { averageOf, type ComparedRow, compareValues, invalidCountOf, joinRows } from './model.ts';
import type { IntervalView } from './useIntervalView.ts';

/** What the builders of a file's sections need to write as the screen does. */
export interface SectionTexts {
  readonly t: TFunction<'reporting'>;
  readonly formats: Formats;
}

interface Totals {
  readonly total: Metrics;
}

interface Named extends Metrics {
  readonly id: number;
  readonly name: string;
}

type Figures = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

/** The columns of count and amount, as the screen's tables have them. */
function metricHeads(comparing: boolean, { t }: SectionTexts): ReportColumn[] {
  return (['count', 'amount'] as const).flatMap((kind): ReportColumn[] => {
    const group = t(`columns.${kind}`);
    if (!comparing) return [{ header: group, kind }];
    return [
      { header: t('columns.primary'), group, kind },
      { header: t('columns.compare'), group, kind, muted: true },
      { header: t('columns.difference'), group, kind, difference: true },
      { header: t('columns.percentage'), group, kind: 'percent', difference: true },
    ];
  });
}

/** The cells below them. */
function metricCells({ primary, compare }: Figures): ReportCell[] {
  return (['validCount', 'validAmount'] as const).flatMap((key) => {
    if (!compare) return [primary[key]];
    const compared = compareValues(primary[key], compare[key]);
    return [compared.primary, compared.compare, compared.difference, compared.percentage];
  });
}

const totalsOf = <R extends Totals>({ primary, compare }: Compared<R>): Figures => ({
  primary: primary.total,
  compare: compare?.total ?? null,
});

/** The boxes of totals. */
export function figuresOf(data: Compared<Totals>, { t }: SectionTexts): ReportFigure[] {
  const { primary, compare } = totalsOf(data);
  const figure = (
    id: 'count' | 'amount' | 'average' | 'invalid',
    kind: 'count' | 'amount',
    read: (metrics: Metrics) => number,
  ): ReportFigure => {
    const value = read(primary);
    if (!compare) return { label: t(`tiles.${id}`), kind, value };
    const compared = compareValues(value, read(compare));
    const { difference, percentage } = compared;
    return { label: t(`tiles.${id}`), kind, value, compared: { value: compared.compare, difference, percentage } };
  };
  return [
    figure('count', 'count', (metrics) => metrics.validCount),
    figure('amount', 'amount', (metrics) => metrics.validAmount),
    figure('average', 'amount', averageOf),
    figure('invalid', 'count', invalidCountOf),
  ];
}

/** Services or channels: the table, biggest amount first as on the screen, and a pie for each period. */
export function splitSection<Row extends Named>(
  data: Compared<Totals & { readonly rows: readonly Row[] }>,
  heads: { readonly title: string; readonly name: string },
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  const { primary, compare, filters } = data;
  const rows = joinRows(primary.rows, compare?.rows ?? null, (row) => row.id).sort(
    (a, b) => b.primary.validAmount - a.primary.validAmount,
  );
  const pie = (range: { begin: string; end: string }, period: 'primary' | 'compare') => ({
    title: formats.dayRangeShort(range.begin, range.end),
    kind: 'amount' as const,
    slices: rows.map(({ id, row, ...figures }) => ({
      id: String(id),
      name: row.name,
      color: seriesColor(row.name, row.id),
      value: figures[period]?.validAmount ?? 0,
    })),
  });
  return {
    title: heads.title,
    table: {
      columns: [{ header: heads.name, kind: 'text' }, ...metricHeads(compare !== null, texts)],
      rows: rows.map((row) => ({ cells: [row.row.name, ...metricCells(row)] })),
      totals: [t('columns.total'), ...metricCells(totalsOf(data))],
    },
    pies: [pie(filters.range, 'primary'), ...(filters.compare ? [pie(filters.compare, 'compare')] : [])],
    empty: t('empty.text'),
  };
}

/** The interval chart as it is looked at on the screen. */
export function intervalSection(
  data: Compared<IntervalSource>,
  title: string,
  view: IntervalView,
  { t, formats }: SectionTexts,
): ReportSection {
  const { primary, compare, filters } = data;
  const { interval, kind, measure } = view;
  const { categories, labels, series } = chartOf({
    primary: { report: primary, range: filters.range },
    compare: compare && filters.compare ? { report: compare, range: filters.compare } : null,
    interval,
    measure,
    formats,
    names: { amount: t('columns.amount'), count: t('columns.count') },
  });
  const days = { day: primary.days, week: primary.weeks, month: primary.months }[interval];
  return {
    title,
    chart: {
      title,
      kind,
      categories,
      labels,
      ...(days.length === categories.length ? { days } : {}),
      categoryTitle: t(`chart.${interval}`),
      series,
      leftTitle: t(`columns.${compare ? measure : 'amount'}`),
      ...(compare ? {} : { rightTitle: t('columns.count') }),
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

/** Rows with a heading line before each zone. */
function underZones(
  articles: readonly ArticleFigures[],
  rowsOf: (article: ArticleFigures) => ReportRow[],
  { t }: SectionTexts,
): ReportRow[] {
  let zone: string | null | undefined;
  return articles.flatMap((article) => {
    const heading: ReportRow[] =
      article.row.zoneName === zone ? [] : [{ cells: [article.row.zoneName ?? t('articles.noZone')], tone: 'heading' }];
    zone = article.row.zoneName;
    return [...heading, ...rowsOf(article)];
  });
}

const articleHeads = ({ t }: SectionTexts): ReportColumn[] => [
  { header: t('columns.article'), kind: 'text' },
  { header: t('columns.code'), kind: 'text', width: 60 },
  { header: t('columns.price'), kind: 'amount', width: 55 },
];
const articleCells = ({ row }: ArticleFigures): ReportCell[] => [row.name, row.code, row.price];

/** Articles by zone, each with its sales channels below it: for the PDF. */
export function articlesSection(data: Compared<ArticleReport>, texts: SectionTexts): ReportSection {
  const { t, formats } = texts;
  return {
    title: t('articles.title'),
    only: 'pdf',
    table: {
      columns: [...articleHeads(texts), ...metricHeads(data.compare !== null, texts)],
      rows: underZones(
        articlesByZone(data, formats),
        (article) => [
          { cells: [...articleCells(article), ...metricCells(article)] },
          ...joinChannels(article.channels.primary, article.channels.compare).map(
            (channel): ReportRow => ({ cells: [channel.row.name, null, null, ...metricCells(channel)], level: 1 }),
          ),
        ],
        texts,
      ),
      totals: [t('columns.total'), null, null, ...metricCells(totalsOf(data))],
    },
    empty: t('empty.text'),
  };
}

/**
 * Articles by zone with columns for each sales channel, for the spreadsheet: count and amount, and when comparing those
 * of the compare period, so up to four columns a channel (behaviour 19.6).
 */
export function articlesByChannelSection(data: Compared<ArticleReport>, texts: SectionTexts): ReportSection {
  const { t, formats } = texts;
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
    const cents = shares.reduce((sum, share) => sum + Math.round(share.validAmount * 100), 0);
    return { count: shares.reduce((sum, share) => sum + share.validCount, 0), amount: cents / 100 };
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
      return comparing ? [now.count, before.count, now.amount, before.amount] : [now.count, now.amount];
    });
  const channelHeads = ids.flatMap((id): ReportColumn[] => {
    const group = channels.get(id) ?? '';
    const heads = (['count', 'amount'] as const).flatMap((kind): ReportColumn[] => {
      const header = t(`columns.${kind}`);
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
        articles,
        (article) => [{ cells: [...articleCells(article), ...metricCells(article), ...channelCells([article])] }],
        texts,
      ),
      totals: [t('columns.total'), null, null, ...metricCells(totalsOf(data)), ...channelCells(articles)],
    },
    empty: t('empty.text'),
  };
}

/** Every day, article and channel that sold, for the spreadsheet; the lines of one period. */
export function detailSection(
  lines: readonly DetailLine[],
  title: string,
  total: Metrics,
  { t }: SectionTexts,
): ReportSection {
  return {
    title,
    only: 'xlsx',
    table: {
      columns: [
        { header: t('chart.day'), kind: 'day' },
        { header: t('columns.zone'), kind: 'text' },
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
          line.zoneName ?? t('articles.noZone'),
          line.articleName,
          line.code,
          line.price,
          line.channelName,
          line.validCount,
          line.validAmount,
        ],
      })),
      totals: [t('columns.total'), null, null, null, null, null, total.validCount, total.validAmount],
    },
    empty: t('empty.text'),
  };
}
