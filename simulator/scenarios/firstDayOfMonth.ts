import type { Scenario } from './scenario.ts';

export const firstDayOfMonth: Scenario = {
  id: 'first-day-of-month',
  // A Tuesday, before the first sales of the working day; November's statements do not exist yet.
  now: '2026-12-01T06:30:00Z',
  world: (catalogue) => catalogue,
};
