import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { pieModel } from './pieModel.ts';
import type { PieSlice } from './types.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '3.5',
    rowGap: '1',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    textStyle: 'label',
    fontWeight: 'normal',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'baseline', gap: '2', minWidth: '0' },
    '& i': { flexShrink: 0, width: '2.5', height: '2.5', borderRadius: '3px', alignSelf: 'center' },
    '& span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

export interface PieLegendProps {
  readonly slices: readonly PieSlice[];
  /** The compare period's slices, for a legend that two pies share: their shares come after the first ones. */
  readonly compare?: readonly PieSlice[];
}

/** The names of a pie's slices with their shares; a slice that is not above zero is left out. */
export function PieLegend({ slices, compare }: PieLegendProps) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const { shown } = pieModel(slices);
  const before = new Map(compare && pieModel(compare).shown.map((slice) => [slice.id, slice]));
  const onlyBefore = [...before.values()].filter((slice) => !shown.some(({ id }) => id === slice.id));
  const percent = (slice: { share: number } | undefined) => (slice ? formats.percent(slice.share) : '–');
  return (
    <List aria-label={t('chart.legend')}>
      {[...shown, ...onlyBefore].map((slice) => (
        <li key={slice.id}>
          <i style={{ background: `var(--chakra-colors-series-${slice.color})` }} />
          {slice.name}
          <span>
            {compare
              ? `${percent(shown.find(({ id }) => id === slice.id))} / ${percent(before.get(slice.id))}`
              : percent(slice)}
          </span>
        </li>
      ))}
    </List>
  );
}
