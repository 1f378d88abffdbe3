import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { type FigureRow, figureIn, greatest, type PairedRow, type StatisticsFigure } from '../figures.ts';

/** So many rows have bars; the table below has all. */
const mostBars = 10;

const Figure = chakra('figure', {
  base: {
    margin: '0',
    paddingInline: '4',
    paddingBlock: '3',
    textStyle: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& figcaption': { color: 'fg.muted', marginBottom: '2' },
    '& ol': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(4rem, 6.5rem) minmax(0, 1fr) max-content',
        md: 'minmax(5rem, 14rem) minmax(0, 1fr) max-content',
      },
      columnGap: '3',
      rowGap: '1.5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' },
    '& [data-name]': { minWidth: '0', overflowWrap: 'anywhere' },
    '& [data-value]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-value] small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
    '& [data-bars]': { display: 'grid', rowGap: '0.5', minWidth: '0' },
    '& [data-bar]': {
      height: '2.5',
      minWidth: '2px',
      width: 'var(--share)',
      borderRadius: '2px',
      bg: 'series.1',
    },
    '& [data-bar=compare]': { height: '1.5', opacity: 0.45 },
  },
});

interface RowBarsProps {
  readonly rows: readonly PairedRow[];
  readonly figure: StatisticsFigure;
  readonly comparing: boolean;
  readonly nameOf: (row: FigureRow) => string;
}

/**
 * The bars of a table without dates (behaviour 18.18): its greatest rows by one figure, each with its value, and while
 * comparing with that of the compare period below it.
 */
export function RowBars({ rows, figure, comparing, nameOf }: RowBarsProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const { id, measure, label } = figure;
  const shown = greatest(rows, id, mostBars);
  const most = Math.max(
    ...shown.flatMap(({ primary, compare }) => [figureIn(primary, id) ?? 0, figureIn(compare, id) ?? 0]),
    0,
  );
  const written = measure === 'amount' ? formats.money : formats.count;
  const bar = (value: number, of: 'primary' | 'compare') =>
    value > 0 && (
      <span data-bar={of} style={{ '--share': `${(100 * value) / most}%` } as React.CSSProperties} aria-hidden />
    );
  return (
    <Figure>
      <figcaption>
        {shown.length < rows.length
          ? t('bars.greatest', { figure: label, count: shown.length, all: formats.count(rows.length) })
          : t('bars.all', { figure: label })}
      </figcaption>
      <ol>
        {shown.map(({ id: key, primary, compare }) => {
          const value = figureIn(primary, id) ?? 0;
          const before = figureIn(compare, id) ?? 0;
          const row = primary ?? compare;
          return (
            <li key={key}>
              <span data-name="" translate="no">
                {row && longText(nameOf(row))}
              </span>
              <span data-bars="">
                {bar(value, 'primary')}
                {comparing && bar(before, 'compare')}
              </span>
              <span data-value="" translate="no">
                <span>{written(value)}</span>
                {comparing && <small>{written(before)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}
