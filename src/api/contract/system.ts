import * as z from 'zod/mini';
import { serviceGroup } from './accounts.ts';
import { defineCall, empty, json } from './call.ts';
import { count, type DomainOf, id, moment, page, renamed } from './codecs.ts';
import { idParam } from './reports.ts';

const text = z.string();

const statusTest = renamed({ name: ['name', text], state: ['state', text], code: ['code', text] });
const statusGroup = renamed({ name: ['name', text], state: ['state', text], tests: ['tests', z.array(statusTest)] });
/** A group of the system with its tests; states are `OK`, `WARNING`, `CRITICAL`, `PENDING` or any other text. */
export type StatusGroup = DomainOf<typeof statusGroup>;

export const getSystemStatus = defineCall({
  name: 'getSystemStatus',
  summary: 'How the system is',
  method: 'GET',
  path: '/system/status/',
  access: 'signed-in',
  reply: json(
    renamed({ status: ['status', renamed({ smspark: ['smspark', statusGroup], mgarage: ['mgarage', statusGroup] })] }),
  ),
});

export const getIncidentComponents = defineCall({
  name: 'getIncidentComponents',
  summary: 'The components that an incident may touch',
  method: 'GET',
  path: '/system/incidents/component-list/',
  access: 'signed-in',
  reply: json(renamed({ components: ['components', z.array(renamed({ id: ['id', id], name: ['name', text] }))] })),
});

export const getServiceGroups = defineCall({
  name: 'getServiceGroups',
  summary: 'The groups of services that an incident belongs to',
  method: 'GET',
  path: '/system/incidents/servicegroup-list/',
  access: 'signed-in',
  reply: json(renamed({ groups: ['service_groups', z.array(serviceGroup)] })),
});

/** 204 for who may see all incidents, else 403; this 403 does not lead to the root (behaviour 1.12). */
export const mayReadIncidents = defineCall({
  name: 'mayReadIncidents',
  summary: 'Whether the user may see all incidents',
  method: 'GET',
  path: '/system/incidents/permission/',
  access: ['IncidentsView'],
  reply: empty,
});

/** Names joined by `#` on the wire: no name holds one. */
const components = z.codec(text, z.array(text), {
  decode: (wire) => (wire === '' ? [] : wire.split('#')),
  encode: (names) => names.join('#'),
});

/** 1 OK, 2 WARNING, 3 CRITICAL, 4 UNKNOWN. */
const incidentLevel = z.int().check(z.gte(1), z.lte(4));

const incidentValues = {
  title: ['title', text],
  components: ['component', components],
  serviceGroup: ['service_group', text],
  begin: ['begin_time', moment],
  end: ['end_time', z.nullable(moment)],
  description: ['description', text],
  level: ['incident_level', incidentLevel],
} as const;

const incident = renamed({ id: ['id', id], ...incidentValues, isPublic: ['is_public', z.boolean()] });
/** What went wrong, when, and where; no end: it is ongoing. `serviceGroup` is a group's code. */
export type Incident = DomainOf<typeof incident>;

const incidentBody = renamed(incidentValues);
export type IncidentBody = DomainOf<typeof incidentBody>;

const listQuery = renamed({ page: ['page', z.optional(page)], search: ['search', z.optional(text)] });
const incidentPage = json(
  renamed({
    rows: ['incidenti', z.array(incident)],
    count: ['ukupno_incidenata', count],
    pages: ['broj_stranica', count],
  }),
);

export const getIncidents = defineCall({
  name: 'getIncidents',
  summary: 'All incidents, the newest first',
  method: 'GET',
  path: '/system/incident-list/',
  access: ['IncidentsView'],
  query: listQuery,
  reply: incidentPage,
});

export const getPublicIncidents = defineCall({
  name: 'getPublicIncidents',
  summary: 'Public incidents, the newest first',
  method: 'GET',
  path: '/system/incident-list/public/',
  access: 'signed-in',
  query: listQuery,
  reply: incidentPage,
});

/** What is created is public. */
export const createIncident = defineCall({
  name: 'createIncident',
  summary: 'Reports an incident',
  method: 'POST',
  path: '/system/incident-list/',
  access: ['IncidentsView'],
  body: incidentBody,
  reply: json(incident, 201),
});

export const changeIncident = defineCall({
  name: 'changeIncident',
  summary: 'Changes an incident',
  method: 'PATCH',
  path: '/system/incident/{id}/',
  access: ['IncidentsView'],
  params: idParam,
  body: incidentBody,
  reply: json(incident),
});

export const getIncident = defineCall({
  name: 'getIncident',
  summary: 'An incident',
  method: 'GET',
  path: '/system/incident/{id}/details/',
  access: ['IncidentsView'],
  params: idParam,
  reply: json(renamed({ details: ['details', incident] })),
});
