import { approvalsWaiting } from './approvalsWaiting.ts';
import { clocksGoBack } from './clocksGoBack.ts';
import { coastInAugust } from './coastInAugust.ts';
import { defaultScenario } from './default.ts';
import { empty } from './empty.ts';
import { expiredSession } from './expiredSession.ts';
import { firstDayOfMonth } from './firstDayOfMonth.ts';
import { flaky } from './flaky.ts';
import { hostile } from './hostile.ts';
import { incidentInProgress } from './incidentInProgress.ts';
import { large } from './large.ts';
import { listsOnly } from './listsOnly.ts';
import { longWords } from './longWords.ts';
import { outage } from './outage.ts';
import { requestsOfEachKind } from './requestsOfEachKind.ts';
import type { Scenario } from './scenario.ts';
import { singleProvider } from './singleProvider.ts';
import { slow } from './slow.ts';

/**
 * All scenarios, in the order of the console, the address, Storybook's toolbar and the command line (behaviour 23.19);
 * the first is the default.
 */
export const scenarios: readonly Scenario[] = [
  defaultScenario,
  empty,
  singleProvider,
  listsOnly,
  longWords,
  approvalsWaiting,
  requestsOfEachKind,
  coastInAugust,
  firstDayOfMonth,
  clocksGoBack,
  incidentInProgress,
  outage,
  expiredSession,
  slow,
  flaky,
  hostile,
  large,
];

export const scenarioOf = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

/** The ids of all scenarios as a text, for messages. */
export const scenarioIds = (): string => scenarios.map(({ id }) => id).join(', ');
