import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { cutProps } from '../LongText/cutText.ts';
import type { ChartSeries } from './types.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '1',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    paddingTop: '1',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '7',
      paddingInline: '2',
      borderRadius: 'l1',
      textStyle: 'label',
      fontWeight: 'normal',
      color: 'fg.muted',
      cursor: 'button',
      textAlign: 'start',
      minWidth: '0',
      maxWidth: '100%',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-pressed=false]': { textDecoration: 'line-through', '& i': { opacity: 0.25 } },
    },
    '& i': { flexShrink: 0, width: '2.5', height: '2.5', borderRadius: '3px' },
    '& i[data-compare]': { opacity: 0.65 },
  },
});

/** The longest name in a legend, in letters. */
const longestName = 80;

interface SeriesLegendProps {
  readonly series: readonly Pick<ChartSeries, 'id' | 'name' | 'color' | 'compare'>[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** A chart's legend: a button for each series, which hides and shows it. */
export function SeriesLegend({ series, hidden, onToggle }: SeriesLegendProps) {
  const { t } = useTranslation('data');
  return (
    <List aria-label={t('chart.legend')}>
      {series.map((one) => (
        <li key={one.id}>
          <button type="button" aria-pressed={!hidden.has(one.id)} onClick={() => onToggle(one.id)}>
            <i
              data-compare={one.compare ? '' : undefined}
              style={{ background: `var(--chakra-colors-series-${one.color})` }}
            />
            <bdi {...cutProps(one.name, longestName)} />
          </button>
        </li>
      ))}
    </List>
  );
}
