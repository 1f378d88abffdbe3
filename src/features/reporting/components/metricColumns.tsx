import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Metrics } from '#api/contract/reports.ts';
import { type Comparison, compareValues } from '#api/figures.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import type { Formats } from '#design-system/language/formats.ts';
import type { ComparedRow } from '../model.ts';

type Figures = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

interface MetricColumnsOptions {
  readonly comparing: boolean;
  /** The totals row's figures, as the server summed them. */
  readonly total: Figures;
  /** The subtotals of the rows' groups. */
  readonly subtotals?: ReadonlyMap<string, Figures> | undefined;
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
  formats,
  t,
}: MetricColumnsOptions): DataTableColumn<Row>[] {
  const measures = [
    {
      key: 'validCount',
      kind: 'count',
      totalKey: 'totalCount',
      name: t('columns.count'),
      plain: formats.count,
      signed: formats.signedCount,
    },
    {
      key: 'validAmount',
      kind: 'amount',
      totalKey: 'totalAmount',
      name: t('columns.amount'),
      plain: formats.amount,
      signed: formats.signedAmount,
    },
  ] as const;
  return measures.flatMap(({ key, kind, totalKey, name, plain, signed }) => {
    const compared = (figures: Figures) => compareValues(figures.primary[key], figures.compare?.[key]);
    const withInvalidText = (metrics: Metrics) => t('columns.withInvalid', { value: plain(metrics[totalKey]) });
    const withInvalid = (metrics: Metrics, text: string) =>
      metrics[totalKey] === metrics[key] ? text : <span title={withInvalidText(metrics)}>{text}</span>;
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
        comparing || primary[totalKey] === primary[key] ? undefined : withInvalidText(primary),
      value: (row) => row.primary[key],
      file: { kind, total: total.primary[key] },
      cell: (row) => withInvalid(row.primary, plain(row.primary[key])),
      total: withInvalid(total.primary, plain(total.primary[key])),
      ...ofGroup(({ primary }) => withInvalid(primary, plain(primary[key]))),
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
        file: { kind, total: total.compare?.[key] ?? 0 },
        cell: (row) => row.compare && withInvalid(row.compare, plain(row.compare[key])),
        total: plain(total.compare?.[key] ?? 0),
        ...ofGroup(({ compare }) => plain(compare?.[key] ?? 0)),
      },
      {
        id: `${key}.difference`,
        header: t('columns.difference'),
        group: name,
        kind: 'number',
        value: (row) => compared(row).difference.exact,
        file: {
          kind,
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
