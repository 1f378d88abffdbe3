import * as z from 'zod/mini';
import { borderFields, borderText } from './borders.ts';
import { defineCall, json } from './call.ts';
import { count, type DomainOf, id, moment, page, renamed } from './codecs.ts';
import type { ItemFields, ItemOf } from './itemFields.ts';
import { closingRule, closingRuleFields, requestAction, workingPeriod, workingPeriodFields } from './workingHours.ts';

/** The kind of item that a request changes, as named on the wire. */
const resources = { radno_vrijeme: 'workingPeriod', iznimka: 'closingRule', poligon: 'border' } as const;
export type RequestResource = (typeof resources)[keyof typeof resources];
const wireOf = Object.fromEntries(Object.entries(resources).map(([wire, name]) => [name, wire])) as Record<
  RequestResource,
  keyof typeof resources
>;
const requestResource = z.codec(
  z.enum(['radno_vrijeme', 'iznimka', 'poligon']),
  z.enum(['workingPeriod', 'closingRule', 'border']),
  { decode: (wire) => resources[wire], encode: (name) => wireOf[name] },
);

/** The fields of each kind of item. */
export const itemFields = {
  workingPeriod: workingPeriodFields,
  closingRule: closingRuleFields,
  border: borderFields,
} as const satisfies Record<RequestResource, ItemFields>;
/** The values of each kind of item that can be requested. */
export type RequestItems = { readonly [R in RequestResource]: ItemOf<(typeof itemFields)[R]> };

export const requestStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn']);
/** `pending` changes to one of the others, which are final. */
export type RequestStatus = DomainOf<typeof requestStatus>;

const named = z.nullable(renamed({ id: ['id', id], name: ['name', z.string()] }));
/** A period, a rule or a border, depending on `resource`; null for none. */
const values = z.nullable(z.union([workingPeriod, closingRule, borderText]));

export const changeRequest = renamed({
  id: ['id', id],
  resource: ['resource', requestResource],
  action: ['action', requestAction],
  provider: ['provider', named],
  garage: ['garage', named],
  zone: ['zone', named],
  before: ['before', values],
  after: ['after', values],
  now: ['current_values', z.optional(values)],
  status: ['status', requestStatus],
  createdBy: ['created_by', z.string()],
  createdAt: ['created_at', moment],
  decidedBy: ['decided_by', z.nullable(z.string())],
  decidedAt: ['decided_at', z.nullable(moment)],
  note: ['note', z.nullable(z.string())],
  outdated: ['outdated', z.boolean()],
});
/**
 * A change that awaits the operator's decision, or has it: of a zone or a garage, with the values before and after.
 * `outdated` when the item changed since the request was made; `now` then has its current values, null when it no
 * longer exists. A server may leave it out (behaviour 15.8).
 */
export type ChangeRequest = DomainOf<typeof changeRequest>;

/** The requests of the user's own providers and garages, the newest first. */
export const getChangeRequests = defineCall({
  name: 'getChangeRequests',
  summary: 'Change requests',
  method: 'GET',
  path: '/zahtjevi/',
  access: ['ChangeRequestsView'],
  query: renamed({ page: ['page', z.optional(page)], status: ['status', z.optional(requestStatus)] }),
  reply: json(
    renamed({
      rows: ['zahtjevi', z.array(changeRequest)],
      count: ['ukupno_zahtjeva', count],
      pages: ['broj_stranica', count],
    }),
  ),
});
