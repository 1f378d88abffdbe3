import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { longText } from '../LongText/LongText.tsx';
import { useFormats } from '../language/formats.ts';
import { longestLegendName, pieModel } from './pieModel.ts';
import type { PieSlice } from './types.ts';

/** Names and shares in columns; each line lays out its parts on the list's own grid. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '3',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    textStyle: 'label',
    lineHeight: '1.25rem',
    fontWeight: 'normal',
    color: 'fg.muted',
    '& li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
    '&[data-periods="1"]': { gridTemplateColumns: 'minmax(0, auto) auto' },
    '& li > span': { display: 'flex', gap: '2', minWidth: '0', overflowWrap: 'anywhere' },
    '& bdi': { minWidth: '0', overflowWrap: 'anywhere', hyphens: 'auto' },
    // A name that is shown whole has the legend's width.
    '& li:has([role=group]) > span': { gridColumn: '1 / -1' },
    '& li:has([role=group]) b:first-of-type': { gridColumn: '2' },
    '& [role=group]': { display: 'block', minWidth: '0' },
    '& bdi button': { textStyle: 'label' },
    '& i': { flexShrink: 0, width: '2.5', height: '2.5', marginBlockStart: '1.5', borderRadius: '3px' },
    '& b': { fontWeight: 'normal', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    // Two columns of shares leave less width to the names.
    '&[data-periods="2"]': {
      gridTemplateColumns: 'minmax(0, auto) auto auto',
      columnGap: '1.5',
      '& li > span': { gap: '1.5' },
      '& li:first-child b': { fontSize: '0.6875rem' },
    },
  },
});

export interface PieLegendProps {
  /** In the order of the legend. */
  readonly slices: readonly PieSlice[];
  /** The compare period's slices, for a legend that two pies share. */
  readonly compare?: readonly PieSlice[];
}

/**
 * The names of a pie's slices with their shares, in the order of the slices; when two periods are compared, the shares
 * of both. A slice that has no share in either is left out.
 */
export function PieLegend({ slices, compare }: PieLegendProps) {
  const { t } = useTranslation('data');
  const formats = useFormats();
  const sharesOf = (all: readonly PieSlice[]) => new Map(pieModel(all).shown.map(({ id, share }) => [id, share]));
  const primary = sharesOf(slices);
  const before = compare && sharesOf(compare);
  const named = new Map([...slices, ...(compare ?? [])].map((slice) => [slice.id, slice]));
  const percent = (share: number | undefined) => (share === undefined ? '–' : formats.percent(share));
  return (
    <List aria-label={t('chart.legend')} data-periods={before ? 2 : 1}>
      {before && (
        <li>
          <span />
          <b>{t('chart.period')}</b> <b>{t('chart.compare')}</b>
        </li>
      )}
      {[...named.values()]
        .filter(({ id }) => primary.has(id) || before?.has(id))
        .map(({ id, name, color }) => (
          <li key={id}>
            <span>
              <i style={{ background: `var(--chakra-colors-series-${color})` }} />
              <bdi translate="no">{longText(name, longestLegendName)}</bdi>
            </span>{' '}
            <b translate="no">{percent(primary.get(id))}</b> {before && <b translate="no">{percent(before.get(id))}</b>}
          </li>
        ))}
    </List>
  );
}
