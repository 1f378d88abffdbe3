import * as z from 'zod/mini';
import { isSameItem, pickItem } from '#api/contract/itemFields.ts';
import { type WorkingPeriod, type WorkingPeriodBody, workingPeriodFields } from '#api/contract/workingHours.ts';
import { changeZoneWorkingPeriod, getZoneWorkingPeriods } from '#api/contract/zones.ts';
import { isCall, received } from './conditions.ts';
import type { Observed, StepTools } from './rehearsal.ts';

/** What rehearsals about working hours of zones share. Split, whose zones the user `provider` may change. */
export const split = 2;
/** Zona 0 – Riva and Zona 1 – Bačvice. */
export const riva = 11;
export const bacvice = 12;

export const zonePage = (zone: number) => `/parking/provider/${split}/zone/${zone}/details`;
export const zoneCalls = (zone: number) => `/parking/provider/${split}/zona/${zone}/`;

/** The call by which the portal loads a zone's hours. */
export const isHoursCall = (zone: number) => isCall('GET', `${zoneCalls(zone)}radna-vremena/`);

/** The hours of a zone as the portal has received them last. */
export function receivedHours(observed: Observed): readonly WorkingPeriod[] {
  const reply = z.safeDecode(getZoneWorkingPeriods.reply.schema, received(observed) as never);
  return reply.success ? reply.data.periods : [];
}

/** Whether the portal shows the requested hours as those in force. */
export const areInForce = (observed: Observed, after: unknown): boolean =>
  receivedHours(observed).some(
    (period) => period.requestId === null && isSameItem(workingPeriodFields, period, after as WorkingPeriodBody),
  );

/** The hours of next summer with another end of the charged days. */
export const summerUntil = (period: WorkingPeriodBody, timeTo: string): WorkingPeriodBody => ({
  ...pickItem(workingPeriodFields, period),
  workingDays: period.workingDays.map((day) => (day.noCharge ? day : { ...day, timeTo })),
});

/** A zone's hours of the summer of 2027. */
export async function summerOf({ callAs }: StepTools, zone: number): Promise<WorkingPeriod> {
  const { periods } = await callAs('provider', getZoneWorkingPeriods, { params: { id: split, zoneId: zone } });
  const summer = periods.find(({ id, validFrom }) => id !== null && validFrom === '2027-06-01');
  if (!summer) throw new Error('The zone has no hours of the summer of 2027.');
  return summer;
}

/** Requests another end of the charged days of next summer, as `provider`. */
export async function askForSummerUntil(tools: StepTools, zone: number, timeTo: string): Promise<unknown> {
  const summer = await summerOf(tools, zone);
  return tools.callAs('provider', changeZoneWorkingPeriod, {
    params: { id: split, zoneId: zone, itemId: summer.id ?? 0 },
    body: summerUntil(summer, timeTo),
  });
}
