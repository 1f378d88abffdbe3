import { firstTicked } from './choice.ts';
import type { Layer } from './types.ts';

/** What the user chooses from the layers of a file. */
export interface Choice {
  readonly layers: readonly Layer[];
  /** The index of the layer that is shown. */
  readonly layer: number;
  /** The indexes of the ticked features, by layer. */
  readonly ticked: readonly ReadonlySet<number>[];
  /** The user said that a layer without projection lies at the right place. */
  readonly confirmed: boolean;
}

/** Returns the choice as it begins: the first layer that has polygons, with what is surely the zone's. */
export function startChoice(
  layers: readonly Layer[],
  zone: { readonly zoneCode: string; readonly zoneName: string },
): Choice {
  return {
    layers,
    layer: Math.max(
      0,
      layers.findIndex((layer) => 'features' in layer),
    ),
    ticked: layers.map((layer) => ('features' in layer ? firstTicked(layer.features, zone) : new Set())),
    confirmed: false,
  };
}

/** Returns the choice with features of the shown layer ticked or not. */
export const tick = (choice: Choice, features: readonly number[], on: boolean): Choice => ({
  ...choice,
  ticked: choice.ticked.map((before, layer) => {
    if (layer !== choice.layer) return before;
    const next = new Set(before);
    for (const feature of features) {
      if (on) next.add(feature);
      else next.delete(feature);
    }
    return next;
  }),
});
