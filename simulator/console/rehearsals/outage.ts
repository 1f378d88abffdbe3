import * as z from 'zod/mini';
import { changeIncident, createIncident, getIncidents } from '#api/contract/system.ts';
import { setFaults } from '../controlCalls.ts';
import { isAt, isCall, isOk, isOpen, lastCall, parsed } from './conditions.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const listCall = '/system/incident-list/';
const publicCall = '/system/incident-list/public/';
/** The call of an incident's change; its id follows. */
const changeCall = '/system/incident/';
const title = 'Izvještaji garaža nisu dostupni';

const reported = (observed: Observed) => lastCall(observed, 'POST', listCall);

/** Whether the watched change gave an incident its end. */
function hasEnded({ watched }: Observed): boolean {
  const sent = z.safeDecode(changeIncident.body, parsed(watched?.sent) as never);
  return sent.success && sent.data.end !== null;
}

/** The garages' calls fail: the outage is reported, shown to all users, repaired and resolved. */
export const outage = defineRehearsal({
  id: 'outage',
  minutes: 5,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  faults: [{ path: '/garaze/**', status: 503 }],
  person: 'operator',
  path: '/parking',
  steps: [
    {
      id: 'notice',
      isDone: ({ calls }) => calls.some((call) => call.path.startsWith('/api/garaze/') && call.status === 503),
      where: () => ({ portal: '/garaze' }),
    },
    {
      id: 'report',
      isDone: (observed) => reported(observed) !== undefined,
      where: () => ({ portal: '/incidenti' }),
      doIt: ({ callAs, observed }) =>
        callAs('operator', createIncident, {
          body: {
            title,
            components: [],
            serviceGroup: 'GARAZE',
            begin: new Date(observed.state.now),
            end: null,
            description: 'Uzrok se istražuje.',
            level: 3,
          },
        }),
    },
    {
      id: 'show',
      isDone: (observed) =>
        observed.path === undefined
          ? (lastCall(observed, 'GET', publicCall)?.id ?? 0) > (reported(observed)?.id ?? 0)
          : isAt(observed, '/status-sustava'),
      where: () => ({ portal: '/status-sustava' }),
    },
    {
      id: 'repair',
      isDone: ({ faults }) => faults.length === 0,
      where: () => ({ console: '?part=faults' }),
      doIt: ({ language }) => setFaults(language, []),
    },
    {
      id: 'check',
      isDone: (observed) =>
        isOpen(observed, '/garaze', '/garaze/') &&
        observed.calls.findLast(({ path }) => path.startsWith('/api/garaze/'))?.status === 200,
      where: () => ({ portal: '/garaze' }),
    },
    {
      id: 'resolve',
      isDone: hasEnded,
      watch: (call) => isCall('PATCH', changeCall)(call) && isOk(call),
      where: () => ({ portal: '/incidenti' }),
      doIt: async ({ callAs, observed }) => {
        const { rows } = await callAs('operator', getIncidents, { query: {} });
        const open = rows.find(({ serviceGroup, end }) => serviceGroup === 'GARAZE' && end === null);
        if (!open) throw new Error('No incident of the garages is open.');
        const { id, isPublic: _, ...values } = open;
        await callAs('operator', changeIncident, {
          params: { id },
          body: { ...values, end: new Date(observed.state.now) },
        });
      },
    },
  ],
});
