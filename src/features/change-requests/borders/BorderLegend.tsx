import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& i': { width: '4', height: '2.5', borderRadius: '2px', borderWidth: '2px' },
    '& [data-look=requested]': { borderColor: 'map.zone' },
    '& [data-look=approved]': { borderColor: 'map.approved', borderStyle: 'dashed' },
    '& [data-look=zone]': { borderColor: 'map.zone', bg: 'map.zone/20' },
    '& [data-look=now]': { borderColor: 'map.found', borderStyle: 'dotted' },
    '& [data-look=neighbours]': { borderColor: 'map.muted', borderStyle: 'dashed' },
    '& [data-look=gained]': { borderColor: 'map.approved', bg: 'map.approved/45' },
    '& [data-look=lost]': { borderColor: 'map.fault', bg: 'map.fault/40' },
    '& [data-look=overlaps]': { borderColor: 'map.overlap', bg: 'map.overlap/50' },
  },
});

/** What the compared borders are called: on the maps and in the legend. */
export type BorderNames = Readonly<Record<'approved' | 'now' | 'requested', string>>;

interface BorderLegendProps {
  /** A map for each border, or one with all. */
  readonly layout: 'two' | 'one';
  /** What the borders are called; default: approved, current and requested. */
  readonly names: BorderNames | undefined;
  /** The zone's own colour, or an empty text. */
  readonly fill: string;
  /** What there is on the maps besides the border itself. */
  readonly has: Readonly<Record<'now' | 'neighbours' | 'gained' | 'lost' | 'overlaps', boolean>>;
}

/** What the lines and areas on the maps of a compared border mean. */
export function BorderLegend({ layout, names, fill, has }: BorderLegendProps) {
  const { t } = useTranslation('borders');
  const isOne = layout === 'one';
  const entries = [
    ...(isOne ? (['approved', 'requested'] as const) : (['zone'] as const)),
    ...(isOne && has.now ? (['now'] as const) : []),
    ...(isOne && has.gained ? (['gained'] as const) : []),
    ...(isOne && has.lost ? (['lost'] as const) : []),
    ...(has.overlaps ? (['overlaps'] as const) : []),
    ...(has.neighbours ? (['neighbours'] as const) : []),
  ];
  return (
    <List aria-label={t('legend.title')}>
      {entries.map((entry) => (
        <li key={entry}>
          <i
            aria-hidden
            data-look={entry}
            style={fill && (entry === 'zone' || entry === 'requested') ? { borderColor: fill } : undefined}
          />
          <span>{names && entry in names ? names[entry as keyof BorderNames] : t(`legend.${entry}`)}</span>
        </li>
      ))}
    </List>
  );
}
