import type { Call } from '#api/contract/call.ts';
import {
  amendZoneClosingRule,
  createZoneClosingRule,
  getZoneClosingRuleRequest,
  getZoneClosingRules,
  withdrawZoneClosingRule,
} from '#api/contract/zones.ts';
import { addTo, type Day } from '#api/days.ts';
import { type Fault, fault, schemaFaults } from './checks.ts';
import type { CallResult } from './conformance.ts';
import type { Ids } from './ids.ts';
import type { Got, Server } from './server.ts';

const reason = 'Conformance check, please ignore';

interface Item {
  readonly id: number | null;
  readonly request_id: number | null;
  readonly reason?: string | null;
}

/**
 * Makes a request for a closing rule of a zone, in five years, reads, amends and withdraws it. The request is withdrawn
 * also when a step fails.
 */
export async function lifeCycle(
  server: Server,
  ids: Ids,
  permissions: readonly string[],
  day: Day,
): Promise<CallResult[]> {
  const [zonePermission = ''] = createZoneClosingRule.access as readonly string[];
  const skipped = (why: string): CallResult[] => [
    { ...nameOf(createZoneClosingRule), outcome: 'not-asked', reason: why, faults: [], warnings: [] },
  ];
  if (!permissions.includes(zonePermission)) return skipped(`the user does not have ${zonePermission}`);
  ids.forget();
  const found = await ids.pathOf(createZoneClosingRule);
  if ('reason' in found) return skipped(found.reason);

  const list = found.path;
  const placeOf = (call: Call, request: number) =>
    call.path
      .replace('{id}', list.split('/')[3] ?? '')
      .replace('{zoneId}', list.split('/')[5] ?? '')
      .replace('{itemId}', String(request));
  const begin = addTo(day, { years: 5 });
  const rule = { closing_start: begin, closing_end: begin, reason };
  const results: CallResult[] = [];
  const step = (call: Call, path: string, got: Got, more: readonly Fault[] = []) => {
    const faults =
      got.status === call.reply.status
        ? [...(call.reply.kind === 'json' ? schemaFaults(call.reply.schema, got.json) : []), ...more]
        : [fault('status', String(call.reply.status), `${got.status} ${JSON.stringify(got.json) ?? ''}`.trim())];
    results.push({ ...nameOf(call), path, outcome: faults.length > 0 ? 'differs' : 'fits', faults, warnings: [] });
    return faults.length === 0;
  };
  const itemOf = async (request: number) => {
    const got = await server.get(list);
    const items = (got.json as { iznimke?: Item[] } | undefined)?.iznimke ?? [];
    return { got, item: items.find(({ request_id }) => request_id === request) };
  };

  const made = await server.send('POST', list, rule);
  const request = (made.json as { requests?: { request_id?: number }[] } | undefined)?.requests?.[0]?.request_id;
  if (!step(createZoneClosingRule, list, made) || request === undefined) return results;
  let isWithdrawn = false;
  const withdrawal = placeOf(withdrawZoneClosingRule, request);
  try {
    const listed = await itemOf(request);
    step(getZoneClosingRules, list, listed.got, [
      ...(listed.item?.reason === reason ? [] : [fault('iznimke', `the request ${request}`, 'none')]),
    ]);
    const detail = placeOf(getZoneClosingRuleRequest, request);
    step(getZoneClosingRuleRequest, detail, await server.get(detail));
    const amended = placeOf(amendZoneClosingRule, request);
    const other = `${reason}.`;
    if (step(amendZoneClosingRule, amended, await server.send('PATCH', amended, { ...rule, reason: other }))) {
      const after = await itemOf(request);
      step(getZoneClosingRules, list, after.got, [
        ...(after.item?.reason === other ? [] : [fault('iznimke', 'the amended reason', String(after.item?.reason))]),
      ]);
    }
    isWithdrawn = step(withdrawZoneClosingRule, withdrawal, await server.send('DELETE', withdrawal));
    const gone = await itemOf(request);
    step(getZoneClosingRules, list, gone.got, [
      ...(gone.item ? [fault('iznimke', 'no withdrawn request', `the request ${request}`)] : []),
    ]);
  } finally {
    if (!isWithdrawn) await server.send('DELETE', withdrawal);
  }
  return results;
}

const nameOf = ({ name, method, path }: Call) => ({ name, method, path });
