import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type * as Leaflet from 'leaflet';
import MapIcon from 'lucide-react/icons/map';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Satellite from 'lucide-react/icons/satellite';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { boundsOf } from './bounds.ts';
import { fitTo, useLeafletMap } from './leaflet/useLeafletMap.ts';
import { useTiles } from './leaflet/useTiles.ts';
import './texts.ts';
import type { BaseLayer, MapPlace, MapPolygon } from './types.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 0,
    isolation: 'isolate',
    overflow: 'hidden',
    height: '100%',
    minHeight: '12rem',
    borderRadius: 'inherit',
    // Leaflet counts its layers up to 800: they stay below what stands over the map.
    '& [data-part=ground]': { position: 'absolute', inset: '0', zIndex: 0 },
    '& > [data-part]:not([data-part=ground])': { zIndex: 1 },
    '& [data-part=zoom]': { position: 'absolute', top: '3', left: '3', display: 'grid', gap: '1.5' },
    '& [data-part=base]': { position: 'absolute', top: '3', right: '3', boxShadow: 'sm', borderRadius: 'l2' },
    '& [data-part=source]': {
      position: 'absolute',
      right: '0',
      bottom: '0',
      maxWidth: '100%',
      px: '2',
      py: '0.5',
      bg: 'bg.surface',
      color: 'fg.muted',
      borderTopLeftRadius: 'l1',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
    },
    '& [data-part=notice]': {
      position: 'absolute',
      left: '3',
      bottom: '7',
      maxWidth: 'calc(100% - 1.5rem)',
      px: '2.5',
      py: '1.5',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'warning.border',
      bg: 'warning.bg',
      color: 'warning.fg',
      textStyle: 'xs',
    },
  },
});

export interface MapSurfaceProps {
  readonly label: string;
  readonly place?: MapPlace | undefined;
  /** What the map shows as a whole, at first and when it is asked to show all. */
  readonly extent: readonly MapPolygon[];
  /** What lies on the map, once there is one. */
  readonly children: (map: Leaflet.Map) => ReactNode;
}

/** A map without shapes: ground of streets or from a satellite, zoom, whose it is. Fills the place that it stands in. */
export function MapSurface({ label, place, extent, children }: MapSurfaceProps) {
  const { t } = useTranslation('map');
  const id = useId();
  const [base, setBase] = useState<BaseLayer>('street');
  const [elementRef, map] = useLeafletMap(place, boundsOf(extent));
  const { attribution, failed } = useTiles(map, base);
  const showAll = () => {
    const bounds = boundsOf(extent);
    if (map && bounds) fitTo(map, bounds);
  };
  return (
    <Frame>
      <div
        ref={elementRef}
        data-part="ground"
        data-map=""
        role="application"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // Leaflet makes it one too, but only once it runs.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
      />
      <VisuallyHidden id={`${id}-keys`}>{t('keys')}</VisuallyHidden>
      <div data-part="zoom">
        <IconButton size="sm" label={t('zoomIn')} icon={<Plus aria-hidden />} onClick={() => map?.zoomIn()} />
        <IconButton size="sm" label={t('zoomOut')} icon={<Minus aria-hidden />} onClick={() => map?.zoomOut()} />
        <IconButton size="sm" label={t('fit')} icon={<Maximize aria-hidden />} onClick={showAll} />
      </div>
      <div data-part="base">
        <SegmentedControl
          label={t('base')}
          value={base}
          onChange={setBase}
          options={[
            { value: 'street', label: t('street'), icon: <MapIcon aria-hidden /> },
            { value: 'satellite', label: t('satellite'), icon: <Satellite aria-hidden /> },
          ]}
        />
      </div>
      {failed && (
        <div data-part="notice" role="status">
          {t('tilesFailed')}
        </div>
      )}
      <div data-part="source">
        {t('source')} {attribution}
      </div>
      {map && children(map)}
    </Frame>
  );
}
