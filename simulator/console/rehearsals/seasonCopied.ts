import type { WorkingPeriodBody } from '#api/contract/workingHours.ts';
import { createWorkingPeriods } from '#api/contract/zones.ts';
import { decide } from '../controlCalls.ts';
import { desk, isOpen } from './conditions.ts';
import {
  bacvice,
  isHoursCall,
  receivedHours,
  riva,
  split,
  summerOf,
  summerUntil,
  zoneCalls,
  zonePage,
} from './hours.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

/** The summer of 2028: the season that has no hours yet. */
const begin = '2028-06-01';
const end = '2028-09-30';

/** The requests for new hours of that season. */
const asked = ({ requests }: Observed) =>
  requests.filter(({ resource, action, after, createdBy }) => {
    if (resource !== 'workingPeriod' || action !== 'create' || createdBy !== 'provider') return false;
    return (after as WorkingPeriodBody).validFrom === begin;
  });
const zonesOf = (requests: readonly { readonly zone: { readonly id: number } | null }[]) =>
  new Set(requests.map(({ zone }) => zone?.id)).size;
const approved = (observed: Observed) => asked(observed).filter(({ status }) => status === 'approved');

/** The hours of a summer are requested for the summer after next, for several zones at once, and approved together. */
export const seasonCopied = defineRehearsal({
  id: 'seasonCopied',
  minutes: 5,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: 'provider',
  path: `/parking/provider/${split}/zone`,
  steps: [
    {
      id: 'look',
      isDone: (observed) => isOpen(observed, zonePage(riva), `${zoneCalls(riva)}radna-vremena/`),
      where: () => ({ portal: zonePage(riva) }),
    },
    {
      id: 'send',
      isDone: (observed) => zonesOf(asked(observed)) > 1,
      where: () => ({ portal: `/parking/provider/${split}/working-periods/new` }),
      doIt: async (tools) => {
        const summer = summerUntil(await summerOf(tools, riva), '23:00');
        await tools.callAs('provider', createWorkingPeriods, {
          params: { id: split },
          body: { ...summer, validFrom: begin, validTo: end, zoneIds: [riva, bacvice] },
        });
      },
    },
    {
      id: 'approve',
      isDone: (observed) => zonesOf(approved(observed)) > 1,
      where: () => desk(undefined),
      doIt: async ({ language, observed }) => {
        for (const { id, status } of asked(observed))
          if (status === 'pending') await decide(language, id, 'approve', {});
      },
    },
    {
      id: 'see',
      isDone: (observed) =>
        receivedHours(observed).some(({ validFrom, requestId }) => validFrom === begin && requestId === null),
      watch: isHoursCall(riva),
      where: () => ({ portal: zonePage(riva) }),
    },
  ],
});
