import { decide } from '../controlCalls.ts';
import { desk, isOpen, requestsOf } from './conditions.ts';
import { areInForce, askForSummerUntil, isHoursCall, riva, zoneCalls, zonePage } from './hours.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const asked = (observed: Observed) => requestsOf(observed, { resource: 'workingPeriod', zone: riva });
const approved = (observed: Observed) => asked(observed).filter(({ status }) => status === 'approved');

/** A provider requests longer hours, and the operator approves them. */
export const approveHours = defineRehearsal({
  id: 'approveHours',
  minutes: 3,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: 'provider',
  path: '/parking/provider/2/zone',
  steps: [
    {
      id: 'open',
      isDone: (observed) => isOpen(observed, zonePage(riva), `${zoneCalls(riva)}radna-vremena/`),
      where: () => ({ portal: zonePage(riva) }),
    },
    {
      id: 'send',
      isDone: (observed) => asked(observed).length > 0,
      where: () => ({ portal: zonePage(riva) }),
      doIt: (tools) => askForSummerUntil(tools, riva, '23:30'),
    },
    {
      id: 'approve',
      isDone: (observed) => approved(observed).length > 0,
      where: (observed) => desk(asked(observed)[0]),
      doIt: ({ language, observed }) => decide(language, asked(observed)[0]?.id ?? 0, 'approve', {}),
    },
    {
      id: 'see',
      follows: true,
      isDone: (observed) => approved(observed).some(({ after }) => areInForce(observed, after)),
      watch: isHoursCall(riva),
      where: () => ({ portal: zonePage(riva) }),
    },
  ],
});
