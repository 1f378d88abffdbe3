import * as z from 'zod/mini';
import { getChangeRequests } from '#api/contract/changeRequests.ts';
import { decide } from '../controlCalls.ts';
import { desk, isAt, isCall, isRejected, received, requestsOf } from './conditions.ts';
import { askForSummerUntil, bacvice, zonePage } from './hours.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const asked = (observed: Observed) => requestsOf(observed, { resource: 'workingPeriod', zone: bacvice });
const rejected = (observed: Observed) => asked(observed).findLast(isRejected);
/** The requests that followed the rejected one. */
const amended = (observed: Observed) => {
  const first = rejected(observed);
  return first ? asked(observed).filter(({ id }) => id > first.id) : [];
};

/** The provider's own requests as the portal has received them last. */
function receivedRequests(observed: Observed) {
  const reply = z.safeDecode(getChangeRequests.reply.schema, received(observed) as never);
  return reply.success ? reply.data.rows : [];
}

/** The operator rejects a request and says why; the provider amends it. */
export const rejectAndAmend = defineRehearsal({
  id: 'rejectAndAmend',
  minutes: 4,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: 'provider',
  path: zonePage(bacvice),
  steps: [
    {
      id: 'send',
      isDone: (observed) => asked(observed).length > 0,
      where: () => ({ portal: zonePage(bacvice) }),
      doIt: (tools) => askForSummerUntil(tools, bacvice, '23:59'),
    },
    {
      id: 'reject',
      isDone: (observed) => rejected(observed) !== undefined,
      where: (observed) => desk(asked(observed)[0]),
      doIt: ({ language, observed }) =>
        decide(language, asked(observed)[0]?.id ?? 0, 'reject', { note: 'Najkasnije do 23 sata, prema odluci grada.' }),
    },
    {
      id: 'read',
      isDone: (observed) =>
        (observed.path === undefined || isAt(observed, '/zahtjevi')) &&
        receivedRequests(observed).some(({ id, status }) => status === 'rejected' && id === rejected(observed)?.id),
      watch: (call) => isCall('GET', '/zahtjevi/')(call) && !call.path.includes('status=pending'),
      where: () => ({ portal: '/zahtjevi' }),
    },
    {
      id: 'amend',
      isDone: (observed) => amended(observed).length > 0,
      where: () => ({ portal: zonePage(bacvice) }),
      doIt: (tools) => askForSummerUntil(tools, bacvice, '22:30'),
    },
    {
      id: 'approve',
      isDone: (observed) => amended(observed).some(({ status }) => status === 'approved'),
      where: (observed) => desk(amended(observed)[0]),
      doIt: ({ language, observed }) => decide(language, amended(observed)[0]?.id ?? 0, 'approve', {}),
    },
  ],
});
