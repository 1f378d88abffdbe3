import type { SimulatorContext } from '../handlers/handler.ts';
import type { Language } from '../texts.ts';
import type { Catalogue } from '../world/catalogue.ts';

/** A named world. A further one is one small file beside this and a line in `index.ts`. */
export interface Scenario {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** The world it begins with, made of the usual one. */
  readonly world: (usual: Catalogue) => Catalogue;
  /** What has happened in it already. */
  readonly history?: (context: SimulatorContext) => void;
}
