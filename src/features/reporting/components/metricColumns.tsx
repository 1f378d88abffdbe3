import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Metrics } from '#api/contract/reports.ts';
import { type Comparison, figureOf } from '#api/figures.ts';
import type { PeriodDays } from '#api/periods.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import type { Formats } from '#design-system/language/formats.ts';
import { type ComparedRow, compareFigure, figureValue } from '../model.ts';

type Figures = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

interface MetricColumnsOptions {
  readonly comparing: boolean;
  /** The totals row's figures, as the server summed them. */
  readonly total: Figures;
  /** The subtotals of the rows' groups. */
  readonly subtotals?: ReadonlyMap<string, Figures> | undefined;
  /** The days of both periods, for figures per day (behaviour 3.23). */
  readonly days?: PeriodDays | undefined;
  /** The days of both periods where files say them: the periods are not equally long (behaviour 3.18). */
  readonly unlike?: PeriodDays | undefined;
  readonly formats: Formats;
  readonly t: TFunction<'reporting'>;
}

/**
 * The columns of count and amount that all report tables share (behaviour 5.1): the valid figure; when comparing
 * also compare value, difference and percentage difference. The total with invalid ones is the cell's tooltip
 * (behaviour 4.2). Column ids are `validCount` and `validAmount`, with `.compare`, `.difference`, `.percentage`.
 */
export function metricColumns<Row extends Figures>({
  comparing,
  total,
  subtotals,
  days,
  unlike,
  formats,
  t,
}: MetricColumnsOptions): DataTableColumn<Row>[] {
  const measures = [
    {
      key: 'validCount',
      kind: 'count',
      totalKey: 'totalCount',
      name: t(days ? 'columns.countPerDay' : 'columns.count'),
      plain: days ? formats.amount : formats.count,
      signed: days ? formats.signedAmount : formats.signedCount,
    },
    {
      key: 'validAmount',
      kind: 'amount',
      totalKey: 'totalAmount',
      name: t(days ? 'columns.amountPerDay' : 'columns.amount'),
      plain: formats.amount,
      signed: formats.signedAmount,
    },
  ] as const;
  return measures.flatMap(({ key, kind, totalKey, name, plain, signed }) => {
    const compared = (figures: Figures) => compareFigure(figures, key, days);
    type Of = keyof PeriodDays;
    const shown = (metrics: Metrics, of: Of, figure: typeof key | typeof totalKey = key) =>
      figureOf(figureValue(metrics, figure, days?.[of]));
    const written = (metrics: Metrics, of: Of) => plain(shown(metrics, of).rounded);
    const withInvalidText = (metrics: Metrics, of: Of) =>
      t('columns.withInvalid', { value: plain(shown(metrics, of, totalKey).rounded) });
    const withInvalid = (metrics: Metrics, of: Of) => {
      const text = written(metrics, of);
      return metrics[totalKey] === metrics[key] ? text : <span title={withInvalidText(metrics, of)}>{text}</span>;
    };
    const fileKind = days && kind === 'count' ? 'decimal' : kind;
    /** A file says how long the periods are; the page says it above its tables. */
    const fileHead = (of: Of) => {
      const count = unlike?.[of];
      if (!count) return {};
      return { head: t('columns.withDays', { head: t(`columns.${of}`), days: t('filters.days', { count }) }) };
    };
    const ofGroup = (cell: (figures: Figures) => ReactNode) =>
      subtotals && {
        groupTotal: (group: string) => {
          const figures = subtotals.get(group);
          return figures && cell(figures);
        },
      };
    const main: DataTableColumn<Row> = {
      id: key,
      header: comparing ? t('columns.primary') : name,
      kind: 'number',
      emphasis: 'strong',
      ...(kind === 'amount' ? { card: 'figure', unit: '€' } : { card: 'line', cardHead: name }),
      // A phone has no tooltips.
      cardDetail: ({ primary }) =>
        comparing || primary[totalKey] === primary[key] ? undefined : withInvalidText(primary, 'primary'),
      value: (row) => row.primary[key],
      file: {
        kind: fileKind,
        ...fileHead('primary'),
        value: (row) => shown(row.primary, 'primary').rounded,
        total: shown(total.primary, 'primary').rounded,
      },
      cell: (row) => withInvalid(row.primary, 'primary'),
      total: withInvalid(total.primary, 'primary'),
      ...ofGroup(({ primary }) => withInvalid(primary, 'primary')),
    };
    if (!comparing) return [main];
    const totals = compared(total);
    const difference = ({ difference }: Comparison, strong = false) => (
      <Difference value={difference.exact} text={signed(difference.rounded)} strong={strong} />
    );
    const percentage = ({ percentage, mark }: Comparison, strong = false) => (
      <Difference
        plain
        value={percentage.exact}
        text={formats.signedPercent(percentage.rounded)}
        mark={mark ?? undefined}
        strong={strong}
      />
    );
    return [
      { ...main, group: name },
      {
        id: `${key}.compare`,
        header: t('columns.compare'),
        group: name,
        kind: 'number',
        emphasis: 'muted',
        value: (row) => row.compare?.[key] ?? 0,
        file: {
          kind: fileKind,
          ...fileHead('compare'),
          value: (row) => (row.compare ? shown(row.compare, 'compare').rounded : 0),
          total: total.compare ? shown(total.compare, 'compare').rounded : 0,
        },
        cell: (row) => row.compare && withInvalid(row.compare, 'compare'),
        total: total.compare ? written(total.compare, 'compare') : plain(0),
        ...ofGroup(({ compare }) => (compare ? written(compare, 'compare') : plain(0))),
      },
      {
        id: `${key}.difference`,
        header: t('columns.difference'),
        group: name,
        kind: 'number',
        value: (row) => compared(row).difference.exact,
        file: {
          kind: fileKind,
          value: (row) => compared(row).difference.rounded,
          total: totals.difference.rounded,
          isDifference: true,
        },
        cell: (row) => difference(compared(row)),
        total: difference(totals, true),
        ...ofGroup((figures) => difference(compared(figures), true)),
      },
      {
        id: `${key}.percentage`,
        header: t('columns.percentage'),
        group: name,
        kind: 'number',
        ...(kind === 'amount' ? { card: 'status' } : {}),
        value: (row) => compared(row).percentage.exact,
        file: {
          kind: 'percent',
          value: (row) => compared(row).percentage.rounded,
          total: totals.percentage.rounded,
          isDifference: true,
        },
        cell: (row) => percentage(compared(row)),
        total: percentage(totals, true),
        ...ofGroup((figures) => percentage(compared(figures), true)),
      },
    ];
  });
}
