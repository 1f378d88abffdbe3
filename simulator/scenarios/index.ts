import { approvalsWaiting } from './approvalsWaiting.ts';
import { usual } from './default.ts';
import { empty } from './empty.ts';
import { listsOnly } from './listsOnly.ts';
import { longWords } from './longWords.ts';
import type { Scenario } from './scenario.ts';
import { singleProvider } from './singleProvider.ts';

/** All scenarios, in the order of the console; the first is the default. */
export const scenarios: readonly Scenario[] = [usual, empty, singleProvider, listsOnly, longWords, approvalsWaiting];

export const scenarioOf = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);
