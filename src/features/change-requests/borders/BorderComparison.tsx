import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { MapView } from '#design-system/map/MapView.tsx';
import { createSharedView } from '#design-system/map/sharedView.ts';
import type { MapShape } from '#design-system/map/types.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { BorderLegend, type BorderNames } from './BorderLegend.tsx';
import { useComparison } from './checks/useComparison.ts';
import type { Comparison } from './geometry/compare.ts';
import { useAreaChange } from './useAreaChange.ts';
import { useAreaFormat } from './useAreaFormat.ts';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    '& figure': { display: 'grid', gap: '2', margin: '0', minWidth: '0' },
    '& figcaption': { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'text' },
    '& strong': { fontWeight: 'semibold' },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    textStyle: 'sm',
    '& div': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});

/** What is shown until a large border has been compared. */
const unknown: Comparison = {
  areas: { approved: 0, now: 0, requested: 0 },
  gained: { polygons: [], area: 0 },
  lost: { polygons: [], area: 0 },
  overlaps: [],
};

export interface BorderComparisonProps {
  /** The approved border, or the one before a request; null or without polygons: none. */
  readonly approved: ZoneBorder | null;
  /** The border that the zone has now, where it was changed after the request was made. */
  readonly now?: ZoneBorder | null | undefined;
  /** The requested border; null or without polygons: its removal. */
  readonly requested: ZoneBorder | null;
  /** The approved borders of the provider's zones; default: none are shown. */
  readonly neighbours?: readonly ZoneBorder[] | undefined;
  /** What the borders are called; default: approved, now and requested. */
  readonly names?: BorderNames | undefined;
  /** How the map with all borders is named; default: by what it compares. */
  readonly label?: string;
  /** Pixels of each map; default: 260. */
  readonly height?: number;
}

/**
 * The approved and the requested border, and between them the current one where it was changed meanwhile: on maps that
 * move together or on one, with the area that is gained and lost, and the overlaps with other zones.
 */
export function BorderComparison(props: BorderComparisonProps) {
  const { approved, now, requested, neighbours = [], names, label, height = 260 } = props;
  const { t } = useTranslation('borders');
  const called = useMemo(
    (): BorderNames =>
      names ?? { approved: t('compare.approved'), now: t('compare.now'), requested: t('compare.requested') },
    [names, t],
  );
  const formatArea = useAreaFormat();
  const changeText = useAreaChange();
  const [layout, setLayout] = useState<'two' | 'one'>('two');
  const [sharedView] = useState(createSharedView);
  const own = requested ?? approved;
  const others = useMemo(
    () => neighbours.filter(({ zoneCode }) => zoneCode !== own?.zoneCode),
    [neighbours, own?.zoneCode],
  );
  const comparison = useComparison(approved, now, requested, others);
  const { gained, lost, overlaps, areas } = comparison ?? unknown;
  const shapes = useMemo(() => {
    const shape = (name: 'approved' | 'now' | 'requested', border: ZoneBorder | null, look: MapShape['look']) =>
      border && border.polygons.length > 0
        ? [
            {
              id: name,
              label: called[name],
              polygons: border.polygons,
              look,
              fill: border.fill,
              fillOpacity: border.fillOpacity,
            },
          ]
        : [];
    const part = (look: 'gained' | 'lost', { polygons, area }: typeof gained) =>
      polygons.length > 0
        ? [{ id: look, label: t(`compare.${look}`, { area: formatArea(area) }), polygons, look }]
        : [];
    const behind = others.map(
      ({ zoneCode, zoneName, polygons }): MapShape => ({
        id: `zone ${zoneCode}`,
        label: zoneName,
        polygons,
        look: 'muted',
      }),
    );
    const overlapping = overlaps.map(
      ({ zoneCode, zoneName, polygons }): MapShape => ({
        id: `overlap ${zoneCode}`,
        label: t('compare.overlapWith', { name: zoneName }),
        polygons,
        look: 'overlap',
      }),
    );
    return {
      approved: [...behind, ...shape('approved', approved, 'zone')],
      now: [...behind, ...shape('now', now ?? null, 'zone')],
      requested: [...behind, ...shape('requested', requested, 'zone'), ...overlapping],
      both: [
        ...behind,
        ...part('gained', gained),
        ...part('lost', lost),
        ...overlapping,
        ...shape('requested', requested, 'outline'),
        ...shape('now', now ?? null, 'found'),
        ...shape('approved', approved, 'approved'),
      ] satisfies MapShape[],
    };
  }, [approved, now, requested, others, overlaps, gained, lost, called, t, formatArea]);
  // All maps begin with the same part of the town: that of the borders, not of all zones.
  const extent = useMemo(
    () => [approved, now ?? null, requested].flatMap((border) => border?.polygons ?? []),
    [approved, now, requested],
  );
  const sides = [
    { name: 'approved', border: approved, shapes: shapes.approved },
    ...(now === undefined ? [] : ([{ name: 'now', border: now, shapes: shapes.now }] as const)),
    { name: 'requested', border: requested, shapes: shapes.requested },
  ] as const;
  return (
    <Stack gap="3" minWidth="0">
      <div>
        <SegmentedControl
          label={t('compare.layout')}
          value={layout}
          options={[
            { value: 'two', label: t('compare.two') },
            { value: 'one', label: t('compare.one') },
          ]}
          onChange={setLayout}
        />
      </div>
      {layout === 'one' ? (
        <MapView
          label={label ?? t('compare.title')}
          shapes={shapes.both}
          extent={extent}
          height={Math.max(height, 320)}
          legend={false}
        />
      ) : (
        <Sides>
          {sides.map(({ name, border, shapes: shown }) => {
            const hasBorder = (border?.polygons.length ?? 0) > 0;
            return (
              <figure key={name}>
                <figcaption>
                  <strong>{called[name]}</strong>
                  <span>
                    {!hasBorder
                      ? t('compare.none')
                      : comparison && t('compare.area', { area: formatArea(areas[name]) })}
                  </span>
                </figcaption>
                <MapView
                  label={called[name]}
                  shapes={shown}
                  extent={extent}
                  height={height}
                  legend={false}
                  sharedView={sharedView}
                />
              </figure>
            );
          })}
        </Sides>
      )}
      <BorderLegend
        layout={layout}
        names={names}
        fill={own?.fill ?? ''}
        has={{
          now: now !== undefined && now !== null,
          neighbours: others.length > 0,
          gained: gained.area > 0,
          lost: lost.area > 0,
          overlaps: overlaps.length > 0,
        }}
      />
      <Facts>
        <div>
          <dt>{t(now === undefined ? 'compare.change' : 'compare.changeNow')}</dt>
          <dd>{comparison ? changeText({ gained, lost }) || t('compare.same') : t('measures.checking')}</dd>
        </div>
        {neighbours.length > 0 && (
          <div>
            <dt>{t('compare.overlaps')}</dt>
            <dd>
              {!comparison
                ? t('measures.checking')
                : overlaps.length > 0
                  ? overlaps.map(({ zoneName, area }) => `${zoneName} (${formatArea(area)})`).join(', ')
                  : t('compare.noOverlaps')}
            </dd>
          </div>
        )}
      </Facts>
    </Stack>
  );
}
