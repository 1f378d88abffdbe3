import type { TFunction } from 'i18next';
import type { Metrics } from '#api/contract/reports.ts';
import { figureOf } from '#api/figures.ts';
import type { PeriodDays } from '#api/periods.ts';
import { type ColumnChoice, hiddenIds, orderedColumns } from '#design-system/DataTable/columnChoice.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { ReportCell, ReportColumn } from '#features/report-files/index.ts';
import {
  type ComparedRow,
  compareFigure,
  figureValue,
  type PlacedFigures,
  type PlacedHead,
  placedHeads,
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

/** The format of a measure's figures in a file: a quantity per day has decimals. */
export const measureKind = (measure: 'count' | 'amount', { days }: SectionTexts) =>
  days && measure === 'count' ? 'decimal' : measure;

/** The name of a measure in a file. */
export const measureName = (measure: 'count' | 'amount', { t, days }: SectionTexts) =>
  t(days ? `columns.${measure}PerDay` : `columns.${measure}`);

/** The figures of both periods; `compare` is null when nothing is compared. */
export interface Figures {
  readonly primary: Metrics;
  readonly compare: Metrics | null;
}

/** A column of a file's table: that of the screen with the same id. */
interface FileColumn<Row> {
  readonly id: string;
  readonly alwaysShown?: boolean;
  readonly defaultHidden?: boolean;
  readonly head: ReportColumn;
  readonly of: (row: Row) => ReportCell;
  readonly total: ReportCell;
  /** The cell of a zone's line. */
  readonly ofZone?: (zone: string) => ReportCell;
  /** The cell of another row's figures, such as of a channel of the row; default: empty. */
  readonly ofFigures?: (figures: Figures) => ReportCell;
}

/** How a table's columns are chosen on screen; without it the table has those that are shown at first. */
export interface ChosenColumns {
  readonly choice: ColumnChoice;
  /** The heads of shares and ranks, which a file has where the screen shows them. */
  readonly t: TFunction<'shares'>;
}

/** The columns that the screen shows, in their order there. */
export function shownColumns<Row>(
  columns: readonly FileColumn<Row>[],
  chosen: ChosenColumns | undefined,
): readonly FileColumn<Row>[] {
  const choice = chosen?.choice ?? { hidden: [], shown: [], order: [] };
  const hidden = hiddenIds(columns, choice);
  return orderedColumns(columns, choice).filter(({ id }) => !hidden.includes(id));
}

interface MetricFileOptions<Row> {
  readonly figuresOf: (row: Row) => Figures;
  readonly total: Figures;
  readonly subtotals?: ReadonlyMap<string, Figures> | undefined;
  readonly texts: SectionTexts;
}

/** The columns of count and amount, as the screen's tables have them. */
export function metricFileColumns<Row>({
  figuresOf,
  total,
  subtotals,
  texts,
}: MetricFileOptions<Row>): FileColumn<Row>[] {
  const { t, days, unlike } = texts;
  /** The head of a period's figures: with its days where the periods are not equally long. */
  const periodHead = (of: keyof PeriodDays) => {
    const head = t(`columns.${of}`);
    const count = unlike?.[of];
    return count ? t('columns.withDays', { head, days: t('filters.days', { count }) }) : head;
  };
  const comparing = total.compare !== null;
  const measures = [
    { key: 'validCount', measure: 'count' },
    { key: 'validAmount', measure: 'amount' },
  ] as const;
  return measures.flatMap(({ key, measure }): FileColumn<Row>[] => {
    const name = measureName(measure, texts);
    const kind = measureKind(measure, texts);
    const shown = (metrics: Metrics, by: number | null | undefined) =>
      by ? figureOf(figureValue(metrics, key, by)) : metrics[key];
    const column = (id: string, head: ReportColumn, cell: (figures: Figures) => ReportCell): FileColumn<Row> => ({
      id,
      head,
      of: (row) => cell(figuresOf(row)),
      total: cell(total),
      ofZone: (zone) => {
        const subtotal = subtotals?.get(zone);
        return subtotal ? cell(subtotal) : null;
      },
      ofFigures: cell,
    });
    const now = ({ primary }: Figures) => shown(primary, days?.primary);
    if (!comparing) return [column(key, { header: name, kind }, now)];
    const group = { id: measure, name };
    const compared = (figures: Figures) => compareFigure(figures, key, days);
    return [
      column(key, { header: periodHead('primary'), group, kind }, now),
      column(`${key}.compare`, { header: periodHead('compare'), group, kind, muted: true }, ({ compare }) =>
        compare ? shown(compare, days?.compare) : 0,
      ),
      column(
        `${key}.difference`,
        { header: t('columns.difference'), group, kind, difference: true },
        (figures) => compared(figures).difference,
      ),
      column(
        `${key}.percentage`,
        { header: t('columns.percentage'), group, kind: 'percent', difference: true },
        (figures) => compared(figures).percentage,
      ),
    ];
  });
}

type Row = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

interface ShareFileOptions<R extends Row> {
  readonly figures: PlacedFigures<R>;
  readonly total: Figures;
  readonly zoned: boolean;
  readonly chosen: ChosenColumns | undefined;
  /** The head of a figure of the period, when comparing. */
  readonly primaryHead: string;
}

/** The columns of shares and ranks, as the screen's tables have them: hidden until chosen. */
export function shareFileColumns<R extends Row>(options: ShareFileOptions<R>): FileColumn<R>[] {
  const { figures, total, zoned, chosen, primaryHead } = options;
  if (!chosen) return [];
  const comparing = total.compare !== null;
  return placedHeads(chosen.t, zoned).flatMap((head): FileColumn<R>[] => {
    const { own, change } = cellsOf(figures, head, total.primary);
    const group = { id: `${head.measure}.${head.part}`, name: head.name };
    const common = { id: group.id, defaultHidden: true, total: null };
    const kind = head.part === 'rank' ? 'count' : 'percent';
    if (!comparing) return [{ ...common, head: { header: head.name, kind }, ...own }];
    const changeKind = head.part === 'rank' ? 'count' : 'amount';
    return [
      { ...common, head: { header: primaryHead, group, kind }, ...own },
      {
        ...common,
        id: `${group.id}Change`,
        head: { header: head.change, group, kind: changeKind, difference: true },
        ...change,
      },
    ];
  });
}

type Cells<R> = Pick<FileColumn<R>, 'of' | 'ofZone'> & { readonly total?: ReportCell };

function cellsOf<R extends Row>(
  figures: PlacedFigures<R>,
  { measure, part }: PlacedHead,
  total: Metrics,
): { readonly own: Cells<R>; readonly change: Cells<R> } {
  if (part === 'rank') {
    const place = (row: R) => figures.row(row, measure).place;
    return { own: { of: (row) => place(row).rank }, change: { of: (row) => place(row).change } };
  }
  const whole = (value: number): ReportCell => (value > 0 ? 100 : 0);
  if (part === 'zoneShare') {
    const share = (row: R) => figures.row(row, measure).ofZone;
    return {
      own: {
        of: (row) => share(row)?.share ?? null,
        ofZone: (zone) => whole(figures.subtotals?.get(zone)?.primary[measure] ?? 0),
      },
      change: { of: (row) => share(row)?.change ?? null },
    };
  }
  const share = (row: R) => figures.row(row, measure).ofTotal;
  return {
    own: {
      of: (row) => share(row).share,
      ofZone: (zone) => figures.zone(zone, measure)?.share ?? null,
      total: whole(total[measure]),
    },
    change: { of: (row) => share(row).change, ofZone: (zone) => figures.zone(zone, measure)?.change ?? null },
  };
}
