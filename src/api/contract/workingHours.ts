import * as z from 'zod/mini';
import type { Permission } from '../permissions.ts';
import { defineCall, empty, json } from './call.ts';
import { type DomainOf, day, id, idText, moment, renamed } from './codecs.ts';
import { type ItemFields, wireFields } from './itemFields.ts';

/**
 * Schemas that parking zones and garages share: working periods, closing rules, and the replies of writes
 * (behaviour 21.25).
 */

/** A time of the day in Europe/Zagreb: `HH:MM:SS` on the wire, `HH:MM` in the domain. */
const clockTime = z.codec(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  { decode: (wire) => wire.slice(0, 5), encode: (time) => `${time}:00` },
);

/** An optional text: null on the wire, or no key at all, is an empty text. */
const textOrNone = z.codec(z.optional(z.nullable(z.string())), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (text) => text,
});

/** The action of a pending request, as named on the wire. */
export const requestAction = z.enum(['create', 'update', 'delete']);
export type RequestAction = DomainOf<typeof requestAction>;

/** When a pending request was made: beyond the operator's API, so a server may leave it out (behaviour 21.3). */
export const requestedAt = ['requested_at', z.optional(moment)] as const;

/** The properties of an item's pending change request: null when there is none. */
const pendingFields = {
  requestId: ['request_id', z.nullable(id)],
  requestAction: ['request_action', z.nullable(requestAction)],
  requestedAt,
} as const;

const workingDay = renamed({
  weekday: ['week_day', z.int().check(z.gte(0), z.lte(6))],
  timeFrom: ['time_from', clockTime],
  timeTo: ['time_to', clockTime],
  noCharge: ['no_charge', z.boolean()],
});
/** A weekday's hours; 0 is Monday. A day that costs nothing has `00:00` twice. */
export type WorkingDay = DomainOf<typeof workingDay>;

const midnight = '00:00';

/** The weekdays in their order; one without charge has 00:00 twice (behaviour 13.6). */
const cleanWeek = (days: readonly WorkingDay[]): WorkingDay[] =>
  days
    .map(({ weekday, timeFrom, timeTo, noCharge }) =>
      noCharge ? { weekday, timeFrom: midnight, timeTo: midnight, noCharge } : { weekday, timeFrom, timeTo, noCharge },
    )
    .sort((a, b) => a.weekday - b.weekday);

/** The fields of a working period that its form has an input for. */
export const workingPeriodTexts = {
  validFrom: { kind: 'day', wireName: 'valid_from', schema: day },
  validTo: { kind: 'day', wireName: 'valid_to', schema: day },
  description: { kind: 'text', wireName: 'description', schema: textOrNone },
} as const satisfies ItemFields;

/** All fields of a working period that can be requested. */
export const workingPeriodFields = {
  ...workingPeriodTexts,
  workingDays: { kind: 'list', wireName: 'working_days', schema: z.array(workingDay), clean: cleanWeek },
} as const satisfies ItemFields;

export const workingPeriod = renamed({
  id: ['id', z.nullable(id)],
  ...pendingFields,
  zoneId: ['zone_id', z.optional(id)],
  noCharge: ['no_charge', z.boolean()],
  ...wireFields(workingPeriodFields),
});
/** Hours of each weekday, Monday first, from a day to a day, both included. A creation that is pending has no id. */
export type WorkingPeriod = DomainOf<typeof workingPeriod>;

/** What a form of a working period sends. */
export const workingPeriodBody = renamed(wireFields(workingPeriodFields));
export type WorkingPeriodBody = DomainOf<typeof workingPeriodBody>;

/** The same for several zones at once: a request each. */
export const zonesWorkingPeriodBody = renamed({
  zoneIds: ['parking_zone_ids', z.array(id)],
  ...wireFields(workingPeriodFields),
});

/** The fields of a closing rule that can be requested, in the order of its form. */
export const closingRuleFields = {
  begin: { kind: 'day', wireName: 'closing_start', schema: day },
  end: { kind: 'day', wireName: 'closing_end', schema: day },
  reason: { kind: 'text', wireName: 'reason', schema: z.string() },
} as const satisfies ItemFields;

export const closingRule = renamed({
  id: ['id', z.nullable(id)],
  ...pendingFields,
  ...wireFields(closingRuleFields),
  reason: ['reason', textOrNone],
});
/** Days without charge, both included, and why; the server requires a reason of what is sent to it. */
export type ClosingRule = DomainOf<typeof closingRule>;

export const closingRuleBody = renamed(wireFields(closingRuleFields));
export type ClosingRuleBody = DomainOf<typeof closingRuleBody>;

/** The days of a list of closing rules, which returns the rules that overlap them; both may be left out. */
export const closingRuleQuery = renamed({
  beginDate: ['begin_date', z.optional(day)],
  endDate: ['end_date', z.optional(day)],
});

export const workingPeriodList = json(renamed({ periods: ['radna_vremena', z.array(workingPeriod)] }));
export const workingPeriodDetails = json(renamed({ details: ['details', workingPeriod] }));
export const closingRuleList = json(renamed({ rules: ['iznimke', z.array(closingRule)] }));
export const closingRuleDetails = json(renamed({ details: ['details', closingRule] }));

const requestReply = renamed({ requestId: ['request_id', id] });
/** A change of an item waits for approval. */
export const requested = json(requestReply, 202);
/** A pending request was amended. */
const amended = json(requestReply);

/** Creations wait for approval: one request for each zone, or one for the garage. */
export const creationsRequested = json(
  renamed({
    requests: ['requests', z.array(renamed({ requestId: ['request_id', id], zoneId: ['zone_id', z.optional(id)] }))],
  }),
  201,
);

/** The path of an item of a provider or a garage. */
export const itemParams = renamed({ id: ['id', idText], itemId: ['itemId', idText] });
/** The path of a zone. */
export const zoneParams = renamed({ id: ['id', idText], zoneId: ['zoneId', idText] });
/** The path of an item of a zone. */
export const zoneItemParams = renamed({ id: ['id', idText], zoneId: ['zoneId', idText], itemId: ['itemId', idText] });

interface Item<Path extends string, Params, Details> {
  /** The end of the calls' names, and the item's name in their summaries. */
  readonly name: string;
  readonly what: string;
  /** Without the id; a pending request's path is the same with `-request` at its end. */
  readonly path: `/${Path}`;
  readonly params: Params;
  readonly access: readonly Permission[];
  readonly details: Details;
}

/** The two calls that read an item: as it is, and as its pending request has it. */
export const itemReads = <
  const Path extends string,
  const Params extends z.core.$ZodType,
  const Details extends ReturnType<typeof json>,
>({
  name,
  what,
  path,
  params,
  access,
  details,
}: Item<Path, Params, Details>) => {
  const read = { method: 'GET', access, params, reply: details } as const;
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return {
    item: defineCall({ ...read, name: `get${name}`, summary: title, path: `${path}/{itemId}/detaljno/` }),
    request: defineCall({
      ...read,
      name: `get${name}Request`,
      summary: `${title}, as its pending request has it`,
      path: `${path}-request/{itemId}/detaljno/`,
    }),
  } as const;
};

/** The four writes of an item: on itself, a request for change; on its pending request (behaviour 15.3 and 15.4). */
export const itemWrites = <
  const Path extends string,
  const Params extends z.core.$ZodType,
  const Body extends z.core.$ZodType,
>({
  name,
  what,
  path,
  params,
  access,
  body,
}: Omit<Item<Path, Params, never>, 'details'> & { readonly body: Body }) => {
  const [item, request] = [`${path}/{itemId}/`, `${path}-request/{itemId}/`] as const;
  const patch = { method: 'PATCH', access, params, body } as const;
  const remove = { method: 'DELETE', access, params } as const;
  return {
    change: defineCall({
      ...patch,
      name: `change${name}`,
      summary: `Requests a change of ${what}`,
      path: item,
      reply: requested,
    }),
    remove: defineCall({
      ...remove,
      name: `remove${name}`,
      summary: `Requests the removal of ${what}`,
      path: item,
      reply: requested,
    }),
    amend: defineCall({
      ...patch,
      name: `amend${name}`,
      summary: `Amends the pending request of ${what}`,
      path: request,
      reply: amended,
    }),
    withdraw: defineCall({
      ...remove,
      name: `withdraw${name}`,
      summary: `Withdraws the pending request of ${what}`,
      path: request,
      reply: empty,
    }),
  } as const;
};
