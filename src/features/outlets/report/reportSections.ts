import type { ArticleReport, ArticleRow, ChannelShare, DetailLine, Metrics } from '#api/contract/reports.ts';
import type { DayRange } from '#api/days.ts';
import { compareValues, exactOf, figureOf, perDay, shareOf, sumOfAmounts } from '#api/figures.ts';
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
  type IntervalSource,
  type IntervalView,
  joinArticles,
  joinChannels,
  joinRows,
  placedFigures,
  shownFigure,
  slicesOf,
  sumOfMetrics,
  totalFigures,
  zoneOf,
} from '#features/reporting/index.ts';
import {
  type ChosenColumns,
  type Figures,
  measureKind,
  measureName,
  metricFileColumns,
  type SectionTexts,
  shareFileColumns,
  shownColumns,
} from './sectionColumns.ts';

/** How the tables of articles and of channels are written. */
interface TableOptions {
  /** Whether the outlet has zones; without them nothing speaks of zones. */
  readonly zoned: boolean;
  /**
   * Where channels have their shares of quantity and amount: in columns of their own, or below the article's code and
   * price, as on the screen.
   */
  readonly shares: 'columns' | 'below';
  /** The columns that the screen shows of the table. */
  readonly chosen?: ChosenColumns | undefined;
}

interface Totals {
  readonly total: Metrics;
}

interface Named extends Metrics {
  readonly id: number;
  readonly name: string;
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
  { shares, chosen, byName = false }: Pick<TableOptions, 'shares' | 'chosen'> & { readonly byName?: boolean },
  texts: SectionTexts,
): ReportSection {
  const { t, formats } = texts;
  const { primary, compare, filters } = data;
  const rows = joinRows(primary.rows, compare?.rows ?? null, (row) => row.id).sort(
    (a, b) => (byName ? 0 : b.primary.validAmount - a.primary.validAmount) || formats.compare(a.row.name, b.row.name),
  );
  const pie = (range: { begin: string; end: string }, period: 'primary' | 'compare') => ({
    title: formats.dayRangeShort(range.begin, range.end),
    shares: t('pies.title'),
    kind: 'amount' as const,
    slices: slicesOf(rows, period, texts.days),
  });
  const total = totalsOf(data);
  const columns = shownColumns<ComparedRow<Row>>(
    [
      {
        id: 'name',
        alwaysShown: true,
        head: { header: heads.name, kind: 'text' },
        of: ({ row }) => row.name,
        total: t('columns.total'),
      },
      ...metricFileColumns<ComparedRow<Row>>({ figuresOf: (row) => row, total, texts }),
      ...shareFileColumns({
        figures: placedFigures(rows, total),
        total,
        zoned: false,
        chosen,
        primaryHead: t('columns.primary'),
      }),
    ],
    chosen,
  );
  // What the screen shows is not written twice.
  const hasShares = columns.some(({ id }) => id === 'validCount.share' || id === 'validAmount.share');
  const own = hasShares ? 'below' : shares;
  return {
    title: heads.title,
    table: {
      columns: [...columns.map(({ head }) => head), ...shareHeads(own, texts)],
      rows: rows.map((row) => ({
        cells: [...columns.map(({ of }) => of(row)), ...shareCells(own, row.primary, primary.total)],
      })),
      totals: [...columns.map((column) => column.total), ...shareCells(own, primary.total, primary.total)],
    },
    pies: [pie(filters.range, 'primary'), ...(filters.compare ? [pie(filters.compare, 'compare')] : [])],
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
    names: { amount: measureName('amount', texts), count: measureName('count', texts) },
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
      leftTitle: measureName(compare ? measure : 'amount', texts),
      ...(compare ? {} : { rightTitle: measureName('count', texts) }),
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
    .sort((a, b) => (zoneOf(a.row) === zoneOf(b.row) ? a.row.price - b.row.price : 0))
    .map((row) => ({
      ...row,
      channels: { primary: now.get(String(row.id)) ?? [], compare: compare && (before.get(String(row.id)) ?? []) },
    }));
}

const zoneOfArticle = ({ row }: ArticleFigures) => zoneOf(row);

/** The columns of articles that the screen shows, in their order there, and the articles below their zones. */
function articleTable(
  data: Compared<ArticleReport>,
  { zoned, chosen }: Pick<TableOptions, 'zoned' | 'chosen'>,
  texts: SectionTexts,
) {
  const { t, formats } = texts;
  const articles = articlesByZone(data, formats);
  const total = totalsOf(data);
  const figures = placedFigures(articles, total, zoned ? zoneOfArticle : undefined);
  const columns = shownColumns<ArticleFigures>(
    [
      {
        id: 'name',
        alwaysShown: true,
        head: { header: t('columns.article'), kind: 'text' },
        of: ({ row }) => row.name,
        total: t('columns.total'),
        ofZone: (zone) => zone || t('articles.noZone'),
      },
      {
        id: 'code',
        head: { header: t('columns.code'), kind: 'text', width: 60 },
        of: ({ row }) => row.code,
        total: null,
      },
      {
        id: 'price',
        head: { header: t('columns.price'), kind: 'amount', width: 55 },
        of: ({ row }) => row.price,
        total: null,
      },
      ...metricFileColumns<ArticleFigures>({ figuresOf: (row) => row, total, subtotals: figures.subtotals, texts }),
      ...shareFileColumns({ figures, total, zoned, chosen, primaryHead: t('columns.primary') }),
    ],
    chosen,
  );
  /** The rows with a line for each zone, which has its subtotals, where there are zones. */
  const underZones = (rowsOf: (article: ArticleFigures) => ReportRow[]): ReportRow[] =>
    articles.flatMap((article, at) => {
      const before = articles[at - 1];
      const zone = zoneOfArticle(article);
      if (!zoned || (before && zoneOfArticle(before) === zone)) return rowsOf(article);
      return [{ cells: columns.map(({ ofZone }) => ofZone?.(zone) ?? null), tone: 'heading' }, ...rowsOf(article)];
    });
  return { articles, columns, underZones };
}

/** Articles, by zone where there are zones, each with its sales channels below it. */
export function articlesSection(
  data: Compared<ArticleReport>,
  options: TableOptions,
  texts: SectionTexts,
): ReportSection {
  const { t } = texts;
  const { columns, underZones } = articleTable(data, options, texts);
  const [codeAt, priceAt] = ['code', 'price'].map((id) => columns.findIndex((column) => column.id === id));
  const hasPlace = codeAt !== undefined && priceAt !== undefined && codeAt > 0 && priceAt > 0;
  // Where code or price is hidden, shares have columns of their own.
  const below = options.shares === 'below' && hasPlace;
  const own = below ? 'below' : 'columns';
  const heads = columns.map(({ id, head }): ReportColumn => {
    if (!below || (id !== 'code' && id !== 'price')) return head;
    return { ...head, nestedHeader: t(id === 'code' ? 'columns.countShare' : 'columns.amountShare') };
  });
  const channelCells = (channel: Named & Figures, sold: Metrics): ReportCell[] => {
    const [countShare = null, amountShare = null] = sharesOf(channel.primary, sold);
    return columns.map(({ id, ofFigures }) => {
      if (id === 'name') return channel.name;
      if (below && id === 'code') return countShare;
      if (below && id === 'price') return amountShare;
      return ofFigures?.(channel) ?? null;
    });
  };
  return {
    title: t(options.zoned ? 'articles.title' : 'articles.plainTitle'),
    table: {
      columns: [...heads, ...shareHeads(own, texts)],
      rows: underZones((article) => {
        const channels = joinChannels(article.channels.primary, article.channels.compare);
        const sold = sumOfMetrics(channels.map(({ primary }) => primary));
        return [
          { cells: columns.map(({ of }) => of(article)) },
          ...channels.map(
            ({ row, primary, compare }): ReportRow => ({
              cells: [...channelCells({ ...row, primary, compare }, sold), ...shareCells(own, primary, sold)],
              // The shares' cells below code and price.
              ...(below && hasPlace ? { kinds: { [codeAt]: 'percent', [priceAt]: 'percent' } } : {}),
              level: 1,
            }),
          ),
        ];
      }),
      totals: columns.map(({ total }) => total),
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
  options: Pick<TableOptions, 'zoned' | 'chosen'>,
  texts: SectionTexts,
): ReportSection {
  const { t, days } = texts;
  const comparing = data.compare !== null;
  const { articles, columns, underZones } = articleTable(data, options, texts);
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
      const header = measureName(measure, texts);
      const kind = measureKind(measure, texts);
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
      columns: [...columns.map(({ head }) => head), ...channelHeads],
      rows: underZones((article) => [{ cells: [...columns.map(({ of }) => of(article)), ...channelCells([article])] }]),
      totals: [...columns.map(({ total }) => total), ...channelCells(articles)],
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
          ...(zoned ? [zoneOf(line) || t('articles.noZone')] : []),
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
