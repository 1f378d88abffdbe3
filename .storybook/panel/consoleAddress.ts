import { faultsInAddress } from '#simulator/faultPresets.ts';
import type { ShownWorld } from './events.ts';

/** The console of `npm start`. `STORYBOOK_CONSOLE` is another one's address (scripts/start.mjs). */
export const usualConsole = 'http://localhost:5173/simulator/console/';

/** The address that opens a console with the scenario, the user, the moment and the faults of a story. */
export function consoleAddress(console: string, { scenario, user, now, rules }: ShownWorld): string {
  const address = new URL(console);
  address.search = new URLSearchParams({
    scenario,
    now,
    ...(user === undefined ? {} : { person: user }),
    faults: faultsInAddress(rules.map(({ rule }) => rule)),
  }).toString();
  return address.toString();
}
