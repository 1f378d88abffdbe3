import type { Fault } from '#simulator/faults/faults.ts';

/**
 * The globals that tell what a story shows (toolbars.ts): the toolbar sets them, and a story that needs a value fixes it
 * by its own `globals`, which the toolbar then shows and disables.
 */
export interface StoryGlobals {
  /** A user's name, or `nobody`. */
  user?: string;
  /** A scenario's id, or `none`: the story makes no calls. */
  scenario?: string;
  /** The id of a preset, `none`, or rules of the story's own. */
  faults?: string | readonly Fault[];
  /** How long each call waits, in milliseconds. */
  latency?: string;
}

/** The globals of stories that show components without calls. */
export const withoutCalls = { user: 'nobody', scenario: 'none', faults: 'none', latency: '0' } as const;

/** What the simulator is reset to for a story. */
export interface SimulatorSettings {
  user: string | undefined;
  scenario: string;
  faults: string | readonly Fault[];
  /** Milliseconds. */
  latency: number;
}

/** The values that the toolbar offers, by the name of the global. */
type Offered = Readonly<Record<string, { toolbar: { items: readonly { value: string }[] } }>>;

/** A value of a link that the toolbar does not offer, and the default that is shown instead. */
export interface UnknownGlobal {
  name: string;
  value: string;
  shown: string;
}

/** The globals without those that the toolbar does not offer, which have their default, and what these were. */
export function settleGlobals<Globals extends object>(
  globals: Globals,
  offered: Offered,
  defaults: Readonly<Record<string, string>>,
): { known: Globals; unknown: UnknownGlobal[] } {
  const unknown = Object.entries(globals).flatMap(([name, value]) => {
    const items = offered[name]?.toolbar.items;
    if (!items || typeof value !== 'string' || items.some((item) => item.value === value)) return [];
    return [{ name, value, shown: defaults[name] as string }];
  });
  const shown = Object.fromEntries(unknown.map(({ name, shown: instead }) => [name, instead]));
  return { known: { ...globals, ...shown }, unknown };
}

/** What a story's globals ask of the simulator; `undefined` when the story makes no calls. */
export function simulatorSettings({
  user = 'nobody',
  scenario = 'default',
  faults = 'none',
  latency = '0',
}: StoryGlobals): SimulatorSettings | undefined {
  if (scenario === 'none') return undefined;
  return { user: user === 'nobody' ? undefined : user, scenario, faults, latency: Number(latency) };
}
