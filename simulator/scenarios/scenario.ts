import type { FaultPreset } from '../faults/faultPresets.ts';
import type { Fault } from '../faults/faults.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Catalogue } from '../world/catalogue.ts';

type ScenarioId = TextKey extends infer Key ? (Key extends `scenario.${infer Id}.title` ? Id : never) : never;

/**
 * A scenario: named initial data. Another one is a file beside this, a line in `index.ts`, and its title and
 * description in the texts: `scenario.<id>.title` and `scenario.<id>.description`.
 */
export interface Scenario {
  readonly id: ScenarioId;
  /** Derives its initial data from that of the default scenario. */
  readonly world: (defaults: Catalogue) => Catalogue;
  /** Where its clock stands at the start, unless another time is asked for. */
  readonly now?: string;
  /** The preset of faults that it starts with, or rules of its own. */
  readonly faults?: FaultPreset['id'] | readonly Fault[];
  /** Applies changes of users that were made before it starts. */
  readonly history?: (context: SimulatorContext) => void;
}
