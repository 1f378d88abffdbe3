import { Box } from '@chakra-ui/react/box';
import type { TFunction } from 'i18next';
import type { Comparison } from '#api/figures.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import type { Formats } from '#design-system/language/formats.ts';
import { comparedTotals, comparisonOf, figureIn, mainOf, type PairedRow, type StatisticsFigure } from './figures.ts';

type Column = DataTableColumn<PairedRow>;

interface ComparedColumnsOptions {
  readonly figures: readonly StatisticsFigure[];
  /** All rows of both periods, of which the totals are. */
  readonly rows: readonly PairedRow[];
  /** Every figure is there, instead of those that the view is about: a card of a phone says them all when it is opened. */
  readonly isPhone: boolean;
  readonly formats: Formats;
  readonly t: TFunction<['statistics', 'reporting']>;
}

/** Widths in px of the values, the differences and the percentages. */
const widths = { count: 96, amount: 124, percentage: 110 };

/**
 * The columns of figures of two periods (behaviour 18.17): of each the value, that of the compare period, difference and
 * percentage, with totals over all rows of what adds up. At first those figures are shown that the view is about; figures
 * of now are not compared, and have one column.
 */
export function comparedColumns({ figures, rows, isPhone, formats, t }: ComparedColumnsOptions): Column[] {
  const shownFirst = [mainOf(figures, 'count')?.id, mainOf(figures, 'amount')?.id];
  const cardFigure = mainOf(figures, 'amount')?.id ?? mainOf(figures, 'count')?.id;
  return figures.flatMap((figure): Column[] => {
    const { id, measure, label } = figure;
    const plain = measure === 'amount' ? formats.amount : formats.count;
    const signed = measure === 'amount' ? formats.signedAmount : formats.signedCount;
    const totals = comparedTotals(rows, figure);
    const isHidden = !isPhone && !shownFirst.includes(id);
    const written = (value: number | null) => (value === null ? undefined : plain(value));
    const difference = ({ difference: figures }: Comparison, strong = false) => (
      <Difference value={figures.exact} text={signed(figures.rounded)} strong={strong} />
    );
    const percentage = ({ percentage: percent, mark }: Comparison, strong = false) => (
      <Difference
        plain
        value={percent.exact}
        text={formats.signedPercent(percent.rounded)}
        mark={mark ?? undefined}
        strong={strong}
      />
    );
    const base = {
      // Count and amount of the same have heads of their own.
      group: measure === 'amount' ? `${label}, €` : label,
      kind: 'number',
      ...(isHidden ? { defaultHidden: true } : {}),
    } as const;
    const main: Column = {
      ...base,
      id,
      header: t('reporting:columns.primary'),
      width: widths[measure],
      emphasis: 'strong',
      // A card has every figure in one place: what it was, and how it has changed.
      card: id === cardFigure ? 'figure' : 'none',
      ...(measure === 'amount' ? { unit: '€' } : {}),
      cardDetail: (row) => (
        <Box as="span" display="grid" justifyItems="end" rowGap="0.5" fontWeight="normal">
          <Box as="span" fontWeight="semibold">
            {plain(figureIn(row.primary, id) ?? 0)}
          </Box>
          {!figure.isNow && !row.isAlone && (
            <>
              <Box as="span" color="fg.muted">
                {t('compare.before', { value: plain(figureIn(row.compare, id) ?? 0) })}
              </Box>
              <Box as="span" display="flex" flexWrap="wrap" justifyContent="end" columnGap="2">
                {difference(comparisonOf(row, id))}
                {percentage(comparisonOf(row, id))}
              </Box>
            </>
          )}
        </Box>
      ),
      value: (row) => figureIn(row.primary, id),
      cell: (row) => written(figureIn(row.primary, id)),
      total: totals ? plain(totals.primary) : '–',
      file: { kind: measure, value: (row) => figureIn(row.primary, id), ...(totals ? { total: totals.primary } : {}) },
    };
    if (figure.isNow) return [main];
    return [
      main,
      {
        ...base,
        id: `${id}.compare`,
        header: t('reporting:columns.compare'),
        width: widths[measure],
        emphasis: 'muted',
        card: 'none',
        value: (row) => figureIn(row.compare, id),
        cell: (row) => written(figureIn(row.compare, id)),
        total: totals ? plain(totals.compare) : '–',
        file: {
          kind: measure,
          value: (row) => figureIn(row.compare, id),
          ...(totals ? { total: totals.compare } : {}),
        },
      },
      {
        ...base,
        id: `${id}.difference`,
        header: t('reporting:columns.difference'),
        width: widths[measure],
        card: 'none',
        value: (row) => (row.isAlone ? null : comparisonOf(row, id).difference.exact),
        cell: (row) => (row.isAlone ? undefined : difference(comparisonOf(row, id))),
        total: totals ? difference(totals.comparison, true) : '–',
        file: {
          kind: measure,
          value: (row) => (row.isAlone ? null : comparisonOf(row, id).difference.rounded),
          ...(totals ? { total: totals.comparison.difference.rounded } : {}),
        },
      },
      {
        ...base,
        id: `${id}.percentage`,
        header: t('reporting:columns.percentage'),
        width: widths.percentage,
        card: id === cardFigure ? 'status' : 'none',
        value: (row) => (row.isAlone ? null : comparisonOf(row, id).percentage.exact),
        cell: (row) => (row.isAlone ? undefined : percentage(comparisonOf(row, id))),
        total: totals ? percentage(totals.comparison, true) : '–',
        file: {
          kind: 'percent',
          value: (row) => comparisonOf(row, id).percentage.rounded,
          ...(totals ? { total: totals.comparison.percentage.rounded } : {}),
        },
      },
    ];
  });
}
