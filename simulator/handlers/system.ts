import { cleanName } from '#api/cleanName.ts';
import type * as calls from '#api/contract/system.ts';
import type { Incident, IncidentBody } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { searchKey } from '#api/text.ts';
import { fieldErrors, type Message, notFound } from '../calls/httpError.ts';
import type { Entities } from '../world/models.ts';
import { components, statusTests } from '../world/seeds/incidents.ts';
import { serviceGroupsIn } from './common.ts';
import type { CallContext, Handlers, SimulatorContext, Subject } from './handler.ts';

export const incidentSubject: Subject = {
  path: '/system/incident/{id}/',
  exists: (id, { world }) => world.incident.get(id) !== undefined,
};

const pageSize = 20;
const joint = '#';
const stateOf: Readonly<Record<number, string>> = { 1: 'OK', 2: 'WARNING', 3: 'CRITICAL', 4: 'UNKNOWN' };
/** From good to bad. */
const states = ['OK', 'PENDING', 'UNKNOWN', 'WARNING', 'CRITICAL'];
const worst = (found: readonly string[]) =>
  found.reduce((one, other) => (states.indexOf(other) > states.indexOf(one) ? other : one), 'OK');

type Row = Entities['incident'];

const shown = (row: Row): Incident => ({
  id: row.id,
  title: row.title,
  components: row.components === '' ? [] : row.components.split(joint),
  serviceGroup: row.serviceGroup,
  begin: new Date(row.begin),
  end: row.end === null ? null : new Date(row.end),
  description: row.description,
  level: row.level,
  isPublic: row.isPublic,
});

const momentText = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** Refuses invalid values by field (behaviour 16.6 and 21.27), and returns the values to store. */
function checked(body: IncidentBody, { world }: SimulatorContext) {
  const known = components.map(({ name }) => name as string);
  const problems: Record<string, Message> = {};
  if (cleanName(body.title) === '') problems.title = 'blank';
  else if (body.title.trim().length > titleLimit) problems.title = ['tooLong', { count: titleLimit }];
  if (!world.serviceGroup.all().some(({ code }) => code === body.serviceGroup)) problems.service_group = 'unknownGroup';
  if (body.components.some((name) => !known.includes(name))) problems.component = 'unknownComponent';
  if (body.end && body.end < body.begin) problems.end_time = 'endBeforeBeginTime';
  if (Object.keys(problems).length > 0) throw fieldErrors(problems);
  return {
    title: body.title.trim(),
    components: body.components.join(joint),
    serviceGroup: body.serviceGroup,
    begin: momentText(body.begin),
    end: body.end && momentText(body.end),
    description: body.description,
    level: body.level,
  };
}

/** Letters of a title. */
const titleLimit = 255;

const dayText = (begin: string) => {
  const [year, month, day] = dayOf(new Date(begin)).split('-');
  return `${day}.${month}.${year}`;
};

/** A page of incidents, the newest begin first; a search matches titles, groups and the day of the begin. */
function pageOf(
  { world, texts }: CallContext<unknown>,
  rows: readonly Row[],
  { page = 1, search = '' }: { readonly page?: number | undefined; readonly search?: string | undefined },
) {
  const wanted = searchKey(search);
  const groups = new Map(serviceGroupsIn(texts, world).map(({ code, description }) => [code, description]));
  const found = rows
    .filter(({ title, serviceGroup, begin }) =>
      [title, serviceGroup, groups.get(serviceGroup) ?? '', dayText(begin)].some((text) =>
        searchKey(text).includes(wanted),
      ),
    )
    .sort((a, b) => b.begin.localeCompare(a.begin) || b.id - a.id);
  const skip = (page - 1) * pageSize;
  return {
    rows: found.slice(skip, skip + pageSize).map(shown),
    count: found.length,
    pages: Math.max(1, Math.ceil(found.length / pageSize)),
  };
}

/** A group's tests: each is as bad as the worst incident that touches its component now. */
function groupOf(name: keyof typeof statusTests, { world, clock }: SimulatorContext) {
  const group = statusTests[name];
  const now = momentText(clock.now());
  const going = world.incident.all().filter(({ begin, end }) => begin <= now && (end === null || end > now));
  const tests = group.components.map((id, place) => {
    const component = components.find((one) => one.id === id)?.name ?? '';
    const levels = going.filter((one) => one.components.split(joint).includes(component)).map(({ level }) => level);
    return {
      name: component,
      state: worst(levels.map((level) => stateOf[level] ?? 'UNKNOWN')),
      code: `${group.code}-${String(place + 1).padStart(2, '0')}`,
    };
  });
  return { name: group.name, state: worst(tests.map(({ state }) => state)), tests };
}

export const system: Handlers<typeof calls> = {
  getSystemStatus: (_, context) => ({
    status: { smspark: groupOf('smspark', context), mgarage: groupOf('mgarage', context) },
  }),
  getIncidentComponents: () => ({ components: components.map((one) => ({ ...one })) }),
  getServiceGroups: (_, { world, texts }) => ({ groups: serviceGroupsIn(texts, world) }),
  mayReadIncidents: () => undefined,
  getIncidents: ({ query }, context) => pageOf(context, context.world.incident.all(), query),
  getPublicIncidents: ({ query }, context) => pageOf(context, context.world.incident.where({ isPublic: true }), query),
  createIncident({ body }, context) {
    const { incident } = context.world;
    return shown(incident.add({ id: incident.nextId(), ...checked(body, context), isPublic: true }));
  },
  changeIncident: ({ params, body }, context) =>
    shown(context.world.incident.change(params.id, checked(body, context))),
  getIncident({ params }, { world }) {
    const found = world.incident.get(params.id);
    if (!found) throw notFound();
    return { details: shown(found) };
  },
};
