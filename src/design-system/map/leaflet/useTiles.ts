import type * as Leaflet from 'leaflet';
import { useEffect, useState } from 'react';
import { baseLayer } from '../mapServers.ts';
import type { BaseLayer } from '../types.ts';
import { L } from './core.ts';
import { closestZoom } from './createMap.ts';

/** Puts a base layer under the shapes. Tells whom it is owed to, and whether its server gives no picture. */
export function useTiles(map: Leaflet.Map | undefined, base: BaseLayer) {
  const { template, attribution } = baseLayer(base);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!map || !template) return;
    let loaded = 0;
    const layer = L.tileLayer(template, { maxZoom: closestZoom, className: `map-tiles-${base}` })
      .on('tileload', () => {
        loaded += 1;
        setFailed(undefined);
      })
      // A tile or two may be missing at the coast; none at all is worth a word.
      .on('tileerror', () => loaded === 0 && setFailed(template))
      .addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, template, base]);
  return { attribution, failed: failed === template && template !== '' };
}
