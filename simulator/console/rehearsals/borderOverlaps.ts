import * as z from 'zod/mini';
import { changeZoneBorder, getZoneBorders, getZoneDetails } from '#api/contract/zones.ts';
import { decide } from '../controlCalls.ts';
import { desk, isOpen, isRejected, lastCall, moved, received, requestsOf } from './conditions.ts';
import { bacvice, riva, split, zoneCalls, zonePage } from './hours.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const editor = `/parking/provider/${split}/zone/${bacvice}/geo`;
const asked = (observed: Observed) => requestsOf(observed, { resource: 'border', zone: bacvice });
const overlapping = (observed: Observed) => asked(observed).find(({ id }) => observed.overlapping.has(id));
const detailsCall = `${zoneCalls(bacvice)}detaljno/`;

/** Whether the portal has received the zone without a pending border. */
function isWithoutRequest(observed: Observed): boolean {
  const reply = z.safeDecode(getZoneDetails.reply.schema, received(observed) as never);
  return reply.success && reply.data.details.borderRequest === null;
}

/** A provider draws a border over a neighbour's zone; the desk marks it, and the operator rejects it. */
export const borderOverlaps = defineRehearsal({
  id: 'borderOverlaps',
  minutes: 4,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: 'provider',
  path: `${zonePage(bacvice)}?tab=borders`,
  steps: [
    {
      id: 'open',
      isDone: (observed) => isOpen(observed, editor, detailsCall),
      where: () => ({ portal: editor }),
    },
    {
      id: 'draw',
      isDone: (observed) => overlapping(observed) !== undefined,
      where: () => ({ portal: editor }),
      doIt: async ({ callAs }) => {
        const borders = await callAs('provider', getZoneBorders, { params: { id: split } });
        const zones = await Promise.all(
          [riva, bacvice].map((zoneId) => callAs('provider', getZoneDetails, { params: { id: split, zoneId } })),
        );
        const [neighbour, own] = zones.map(({ details }) => details);
        const border = borders.find(({ zoneCode }) => zoneCode === own?.code);
        const other = borders.find(({ zoneCode }) => zoneCode === neighbour?.code);
        if (!border || !other) throw new Error('The zones have no borders.');
        const polygons = [...border.polygons, ...moved(other, -0.0003, 0.0003).polygons];
        await callAs('provider', changeZoneBorder, {
          params: { id: split, zoneId: bacvice },
          body: { border: { ...border, polygons } },
        });
      },
    },
    {
      id: 'look',
      isDone: (observed) => observed.desk !== undefined && observed.desk === overlapping(observed)?.id,
      where: (observed) => desk(overlapping(observed)),
    },
    {
      id: 'reject',
      isDone: (observed) => asked(observed).some(isRejected),
      where: (observed) => desk(asked(observed)[0]),
      doIt: ({ language, observed }) =>
        decide(language, asked(observed)[0]?.id ?? 0, 'reject', {
          note: 'Granica prelazi u Zonu 0. Nacrtajte je do Bačvica.',
        }),
    },
    {
      id: 'see',
      isDone: (observed) =>
        isOpen(observed, zonePage(bacvice), detailsCall) &&
        lastCall(observed, 'GET', detailsCall) !== undefined &&
        isWithoutRequest(observed),
      watch: (call) => call.method === 'GET' && call.path.startsWith(`/api${detailsCall}`),
      where: () => ({ portal: `${zonePage(bacvice)}?tab=borders` }),
    },
  ],
});
