import { useMemo, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import type { BaseLayer } from '../types.ts';
import { closestZoom } from './fitTo.ts';

interface BaseTilesProps {
  readonly baseLayer: BaseLayer;
  /** Leaflet's template of the tiles' addresses. */
  readonly template: string;
  /** Receives the template when its server returns no tile, and undefined when it returns one. */
  readonly onFailed: (template: string | undefined) => void;
}

/** The images below the shapes: streets or satellite. */
export function BaseTiles({ baseLayer, template, onFailed }: BaseTilesProps) {
  const [isLoaded, setLoaded] = useState(false);
  const eventHandlers = useMemo(
    () => ({
      tileload() {
        setLoaded(true);
        onFailed(undefined);
      },
      // A tile or two may be missing at the coast; only a server without any is reported.
      tileerror() {
        if (!isLoaded) onFailed(template);
      },
    }),
    [isLoaded, template, onFailed],
  );
  return (
    <TileLayer
      url={template}
      maxZoom={closestZoom}
      className={`map-tiles-${baseLayer}`}
      eventHandlers={eventHandlers}
    />
  );
}
