import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutProps } from '../LongText/cutText.ts';
import { MapCanvas } from './lazyMaps.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import type { Chosen, MapShape, MapViewProps, PointedShape } from './types.ts';

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    maxHeight: '6.75rem',
    overflowY: 'auto',
    marginTop: '3',
    padding: '1',
    marginInline: '-1',
    listStyle: 'none',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      maxWidth: '16rem',
      minHeight: '7',
      px: '2',
      borderWidth: '1px',
      borderRadius: 'l1',
      bg: 'bg.surface',
      textStyle: 'label',
      cursor: 'button',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& button:hover, & button[data-lit]': { bg: 'bg.muted', borderColor: 'border.emphasized' },
    '& button[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' },
    '& i': {
      flexShrink: 0,
      width: '2.5',
      height: '2.5',
      borderRadius: '3px',
      borderWidth: '1px',
      borderColor: 'border.control',
    },
  },
});

/**
 * A map with shapes, each with its popover. Buttons below it open the same popovers, for users who have no pointer.
 * Never hide it with React's `Activity`: react-leaflet does not create a hidden map again.
 */
export function MapView({
  label,
  shapes,
  extent,
  place,
  height = 420,
  legend = true,
  loading = false,
  sharedView,
  lit,
  onPoint,
}: MapViewProps) {
  const canvas = MapCanvas.useStatus();
  const [chosen, setChosen] = useState<Chosen>();
  // Beside the calls for what it shows.
  useEffect(() => void MapCanvas.load(), []);
  // The page is painted before the map, whose tiles arrive later anyway.
  const isPagePainted = useDeferredValue(true, false);
  return (
    <div>
      <Box borderRadius="l2" borderWidth="1px" overflow="hidden" style={{ height }}>
        {canvas === 'loaded' && !loading && isPagePainted ? (
          <MapCanvas
            label={label}
            shapes={shapes}
            extent={extent}
            place={place}
            chosen={chosen}
            onChoose={setChosen}
            sharedView={sharedView}
            lit={lit}
            onPoint={onPoint}
          />
        ) : (
          <MapPlaceholder failed={canvas === 'failed'} onRetry={MapCanvas.load} />
        )}
      </Box>
      {legend && shapes.length > 0 && !loading && (
        <MapLegend
          label={label}
          shapes={shapes}
          chosen={chosen?.id}
          onChoose={(id) => setChosen(id ? { id } : undefined)}
          lit={lit}
          onPoint={onPoint}
        />
      )}
    </div>
  );
}

interface MapLegendProps extends PointedShape {
  readonly label: string;
  readonly shapes: readonly MapShape[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

function MapLegend({ label, shapes, chosen, onChoose, lit, onPoint }: MapLegendProps) {
  const { t } = useTranslation('map');
  return (
    <Legend aria-label={t('legend', { name: label })}>
      {shapes.map(({ id, label: name, fill }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={chosen === id}
            data-lit={lit === id ? '' : undefined}
            onClick={() => onChoose(chosen === id ? undefined : id)}
            onPointerEnter={() => onPoint?.(id)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(id)}
            onBlur={() => onPoint?.(undefined)}
          >
            <i aria-hidden style={{ background: fill }} />
            <bdi {...cutProps(name)} />
          </button>
        </li>
      ))}
    </Legend>
  );
}
