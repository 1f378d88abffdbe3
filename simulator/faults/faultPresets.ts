import type { TextKey } from '../texts/texts.ts';
import type { Fault } from './faults.ts';

type PresetId = TextKey extends infer Key ? (Key extends `preset.${infer Id}.title` ? Id : never) : never;

/** Rules of faults with a name: `preset.<id>.title` and `preset.<id>.description` in the texts. */
export interface FaultPreset {
  readonly id: PresetId;
  readonly faults: readonly Fault[];
}

/** Signing in works in spite of the rules that follow. */
export const signingIn: Fault = { path: '/auth/login', delay_ms: 0 };

/** All presets, in their order in the console, in Storybook's toolbar and in docs/simulator.md (behaviour 23.20). */
export const faultPresets: readonly FaultPreset[] = [
  { id: 'slow', faults: [{ path: '/**', delay_ms: 1200, jitter_ms: 800 }] },
  { id: 'flaky', faults: [{ path: '/**', chance: 0.25, kind: 'network' }] },
  { id: 'down', faults: [{ path: '/**', status: 503 }] },
  {
    id: 'expired',
    // The portal asks who is signed in after a refused call: that is refused too.
    faults: [signingIn, { path: '/auth/user-info', status: 401, times: 1 }, { path: '/**', status: 401, times: 1 }],
  },
  { id: 'once', faults: [signingIn, { path: '/**', status: 500, times: 1 }] },
  { id: 'refused', faults: [signingIn, { path: '/**', status: 403 }] },
];

/** The rules of a preset; none for an unknown id. */
export const faultsOf = (id: string): Fault[] =>
  structuredClone([...(faultPresets.find((one) => one.id === id)?.faults ?? [])]);

/** Writes rules for an address, so that `readAddress` returns the same ones. */
export const faultsInAddress = (faults: readonly Fault[]): string =>
  faults.length === 0 ? 'none' : JSON.stringify(faults);
