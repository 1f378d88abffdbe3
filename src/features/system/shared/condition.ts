import type { StatusGroup } from '#api/contract/system.ts';

/** The condition of something, from a state of the system or from the level of an incident. */
export type Condition = 'ok' | 'warning' | 'critical' | 'pending' | 'unknown';

const ofState: Readonly<Record<string, Condition>> = {
  OK: 'ok',
  WARNING: 'warning',
  CRITICAL: 'critical',
  PENDING: 'pending',
};

/** Returns the condition of a state of the system (behaviour 16.11): any other word is unknown. */
export const conditionOfState = (state: string): Condition =>
  Object.hasOwn(ofState, state) ? (ofState[state] ?? 'unknown') : 'unknown';

/** The tests of the groups that do not pass. */
export const failingTests = (groups: readonly StatusGroup[]) =>
  groups.flatMap(({ tests }) => tests).filter(({ state }) => conditionOfState(state) !== 'ok');

/** Returns the condition of an incident's level: 1 OK, 2 WARNING, 3 CRITICAL, 4 UNKNOWN (behaviour 16.9). */
export const conditionOfLevel = (level: number): Condition =>
  (['ok', 'warning', 'critical'] as const)[level - 1] ?? 'unknown';

/** From good to bad. */
const order: readonly Condition[] = ['ok', 'pending', 'unknown', 'warning', 'critical'];

/** Returns the worst of some conditions; `ok` for none. */
export const worstOf = (conditions: readonly Condition[]): Condition =>
  conditions.reduce((one, other) => (order.indexOf(other) > order.indexOf(one) ? other : one), 'ok');
