import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import * as L from 'leaflet';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContainer, useMap, useMapEvents } from 'react-leaflet';
import { useShortcutGroup } from '../../Shortcuts/shortcuts.ts';
import { baseLayerOf } from '../baseLayers.ts';
import { defaultPlace } from '../defaultPlace.ts';
import { MapFrame } from '../MapFrame.tsx';
import type { BaseLayer, MapPlace, MapPolygon } from '../types.ts';
import { BaseTiles } from './BaseTiles.tsx';
import { closestZoom, fitTo } from './fitTo.ts';
import './leaflet.css';

export interface MapSurfaceProps {
  readonly label: string;
  readonly place?: MapPlace | undefined;
  /** What the map shows as a whole, at first and when it is asked to show all. */
  readonly extent: readonly MapPolygon[];
  /** Called before the whole extent is shown. */
  readonly onFit?: (() => void) | undefined;
  /** Layers, which find the map with `useMap`. */
  readonly children: ReactNode;
}

const arrows: Readonly<Record<string, L.PointTuple>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/**
 * A Leaflet map with the portal's own controls instead of Leaflet's. Shapes are drawn on a canvas, since thousands of
 * SVG nodes make panning jerk. Nothing glides for users who want no motion.
 */
export function MapSurface({ label, place = defaultPlace, extent, onFit, children }: MapSurfaceProps) {
  const { t } = useTranslation('map');
  const keysId = useId();
  const [map, setMap] = useState<L.Map | null>(null);
  const [baseLayer, setBaseLayer] = useState<BaseLayer>('street');
  const { template, attribution } = baseLayerOf(baseLayer);
  const [failedTemplate, setFailedTemplate] = useState<string>();
  const [renderer] = useState(() => L.canvas({ padding: 0.2 }));
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useShortcutGroup(() => ({
    id: 'map',
    title: t('shortcuts.title'),
    shortcuts: [
      {
        id: 'map.move',
        keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
        label: t('shortcuts.move'),
        isOfFocus: true,
      },
      { id: 'map.zoomIn', keys: ['+'], label: t('zoomIn'), isOfFocus: true },
      { id: 'map.zoomOut', keys: ['-'], label: t('zoomOut'), isOfFocus: true },
    ],
  }));
  // Leaflet has no option for arrow keys that move the map at once.
  const panAtOnce = (event: KeyboardEvent) => {
    const offset = arrows[event.key];
    if (!map || !offset || event.target !== map.getContainer()) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    map.panBy(L.point(offset).multiplyBy(event.shiftKey ? 3 : 1), { animate: false });
  };
  return (
    <MapFrame
      baseLayer={baseLayer}
      onBaseLayer={setBaseLayer}
      onZoomIn={() => map?.zoomIn()}
      onZoomOut={() => map?.zoomOut()}
      onFit={() => {
        onFit?.();
        if (map) fitTo(map, extent);
      }}
      attribution={attribution}
      failed={template !== '' && failedTemplate === template}
    >
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
      <div onKeyDownCapture={isStill ? panAtOnce : undefined}>
        <MapContainer
          ref={setMap}
          center={[place.latitude, place.longitude]}
          zoom={place.zoom ?? defaultPlace.zoom}
          maxZoom={closestZoom}
          renderer={renderer}
          zoomControl={false}
          attributionControl={false}
          fadeAnimation={!isStill}
          zoomAnimation={!isStill}
          markerZoomAnimation={!isStill}
          inertia={!isStill}
          style={{ position: 'absolute', inset: 0, zIndex: 0 }}
        >
          <AccessibleName label={label} description={keysId} />
          <FollowSize extent={extent} />
          <SharpCanvas />
          {template && (
            <BaseTiles key={template} baseLayer={baseLayer} template={template} onFailed={setFailedTemplate} />
          )}
          {children}
        </MapContainer>
      </div>
    </MapFrame>
  );
}

/** Names the map for assistive technology: `MapContainer` passes no ARIA attributes on to its element. */
function AccessibleName({ label, description }: { readonly label: string; readonly description: string }) {
  const map = useMap();
  useLayoutEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', description);
  }, [map, label, description]);
  return null;
}

/** The size in pixels below which a map shows only the padding around its shapes. */
const roomToFit = 80;

/** Keeps the map as large as its container, and shows its first extent as soon as it is large enough. */
function FollowSize({ extent }: Pick<MapSurfaceProps, 'extent'>) {
  const map = useMap();
  const [firstExtent] = useState(extent);
  useLayoutEffect(() => {
    const container = map.getContainer();
    let isFitted = false;
    const follow = () => {
      map.invalidateSize({ animate: false });
      // A dialog that is still opening is too small to fit anything.
      if (isFitted || container.clientWidth < roomToFit || container.clientHeight < roomToFit) return;
      isFitted = true;
      fitTo(map, firstExtent);
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(container);
    return () => observer.disconnect();
  }, [map, firstExtent]);
  return null;
}

const redrawAfterReset: L.LeafletEventHandlerFnMap = {
  viewreset({ target: map }) {
    queueMicrotask(() => map.fire('moveend'));
  },
};

/**
 * Puts the canvases back on whole pixels after a view is set: Leaflet leaves them on a fraction of one until the map is
 * next moved, which blurs every line.
 */
function SharpCanvas() {
  useMapEvents(redrawAfterReset);
  return null;
}
