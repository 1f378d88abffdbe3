import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { MapView } from '#design-system/map/MapView.tsx';
import type { MapShape } from '#design-system/map/types.ts';
import { borderChange } from '../borders/geometry/change.ts';
import { areaOf } from '../borders/geometry/measure.ts';
import { useAreaFormat } from '../borders/useAreaFormat.ts';

interface BorderReviewProps {
  readonly label: string;
  readonly before: ZoneBorder | null;
  readonly after: ZoneBorder | null;
}

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    textStyle: 'sm',
    '& div': { display: 'flex', gap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A border before and after on one map, with the area that it gains and loses. */
export function BorderReview({ label, before, after }: BorderReviewProps) {
  const { t } = useTranslation('changeRequests');
  const formatArea = useAreaFormat();
  const shapes = useMemo<MapShape[]>(
    () => [
      ...(before
        ? [{ id: 'before', label: t('review.before'), polygons: before.polygons, look: 'approved' as const }]
        : []),
      ...(after
        ? [
            {
              id: 'after',
              label: t('review.after'),
              polygons: after.polygons,
              fill: after.fill,
              fillOpacity: after.fillOpacity,
            },
          ]
        : []),
    ],
    [before, after, t],
  );
  const facts = useMemo(() => {
    const old = before?.polygons ?? [];
    const requested = after?.polygons ?? [];
    const { gained, lost } = borderChange(old, requested);
    return [
      ['areaBefore', areaOf(old)],
      ['areaAfter', areaOf(requested)],
      ['gained', gained],
      ['lost', lost],
    ] as const;
  }, [before, after]);
  return (
    <Stack gap="3">
      <MapView label={label} shapes={shapes} height={320} />
      <Facts>
        {facts.map(([name, area]) => (
          <div key={name}>
            <dt>{t(`review.${name}`)}</dt>
            <dd>{formatArea(area)}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}
