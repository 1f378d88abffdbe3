import { createWorkingPeriods } from '#api/contract/zones.ts';
import { faultsOf } from '#simulator/faults/faultPresets.ts';
import { setFaults } from '../controlCalls.ts';
import { isAt, isOpen, lastCall, requestsOf } from './conditions.ts';
import { bacvice, split, summerOf, summerUntil, zoneCalls } from './hours.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const form = `/parking/provider/${split}/zone/${bacvice}/working-periods/new`;
const refused = ({ calls }: Observed) => calls.findLast(({ status }) => status === 401);
const isExpiring = ({ faults }: Observed) => faults.some(({ status }) => status === 401);

/** The session expires while a form is being filled in; nothing that was typed is lost. */
export const sessionExpires = defineRehearsal({
  id: 'sessionExpires',
  minutes: 4,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: 'provider',
  path: `/parking/provider/${split}/zone`,
  steps: [
    {
      id: 'type',
      isDone: (observed) => isOpen(observed, form, zoneCalls(bacvice)),
      where: () => ({ portal: form }),
    },
    {
      id: 'expire',
      isDone: (observed) => isExpiring(observed) || refused(observed) !== undefined,
      where: () => ({ console: '?part=faults' }),
      doIt: ({ language }) => setFaults(language, faultsOf('expired')),
    },
    {
      id: 'save',
      isDone: (observed) =>
        refused(observed) !== undefined && (observed.path === undefined || isAt(observed, '/login')),
      where: () => ({ portal: form }),
      doIt: async ({ refresh }) => refresh(),
    },
    {
      id: 'signIn',
      isDone: (observed) =>
        observed.user === undefined
          ? (lastCall(observed, 'POST', '/auth/login/')?.id ?? 0) > (refused(observed)?.id ?? 0)
          : observed.user === 'provider' && !isAt(observed, '/login'),
      doIt: async ({ enter }) => enter?.('provider', form),
    },
    {
      id: 'send',
      isDone: (observed) =>
        requestsOf(observed, { resource: 'workingPeriod', zone: bacvice, action: 'create' }).length > 0,
      where: () => ({ portal: form }),
      doIt: async (tools) => {
        const summer = summerUntil(await summerOf(tools, bacvice), '22:00');
        await tools.callAs('provider', createWorkingPeriods, {
          params: { id: split },
          body: { ...summer, validFrom: '2028-06-01', validTo: '2028-09-30', zoneIds: [bacvice] },
        });
      },
    },
  ],
});
