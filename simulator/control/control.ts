import * as z from 'zod/mini';
import { changeRequest, requestStatus } from '#api/contract/changeRequests.ts';
import { approve, byAge, reject, shownRequest } from '../approvals.ts';
import { momentText } from '../clock.ts';
import { faultSchema } from '../faults.ts';
import { jsonResponse, refusalResponse } from '../handlers/dispatch.ts';
import { encoderOf } from '../handlers/encode.ts';
import { detail, fieldErrors, formError, type Message, notFound } from '../refusal.ts';
import { scenarioOf, scenarios } from '../scenarios/index.ts';
import type { Stage } from '../simulator.ts';
import { readSnapshot, snapshotOf } from '../state.ts';
import { type Language, languageOf, textsOf } from '../texts.ts';

/** What a control call is given: the body, the query and the language. */
interface ControlInput {
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** What the path's `{id}` says. */
  readonly id: string | undefined;
}
type ControlCall = (stage: Stage, input: ControlInput) => unknown;

const moment = z.iso.datetime({ offset: true });
const scenarioId = z.string().check(z.refine((id) => scenarioOf(id) !== undefined));
const resetBody = z.strictObject({
  scenario: z.optional(scenarioId),
  seed: z.optional(z.int()),
  now: z.optional(z.nullable(moment)),
});
const clockBody = z.union([
  z.strictObject({ now: z.nullable(moment) }),
  z.strictObject({ advance_seconds: z.number().check(z.gte(-4e9), z.lte(4e9)) }),
]);

/** Reads a body or refuses it with a 400 that names the first wrong place. */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Message> = {};
  for (const { path } of parsed.error.issues)
    fields[path.length > 0 ? path.join('.') : 'non_field_errors'] ??= 'invalid';
  throw fieldErrors(fields);
}

const decisionBody = z.strictObject({
  note: z.optional(z.string()),
  confirm_outdated: z.optional(z.boolean()),
});

/** A change request as the wire has it. */
const wireOf = (stage: Stage, request: Parameters<typeof shownRequest>[1]) =>
  encoderOf(changeRequest)(shownRequest(stage, request));

function decided(stage: Stage, { id, body }: ControlInput, decide: typeof approve) {
  const { note, confirm_outdated } = read(decisionBody, body ?? {});
  if (!stage.world.changeRequest.get(Number(id))) throw notFound();
  return wireOf(stage, decide(stage, Number(id), { note, confirmOutdated: confirm_outdated }));
}

const state = (stage: Stage) => ({
  scenario: stage.scenario,
  seed: stage.seed,
  now: momentText(stage.clock.now()),
  version: stage.version,
});

/** The control calls (spec 3, part 8), by method and path below `/__simulator`. */
const calls: Readonly<Record<string, ControlCall>> = {
  'GET /state/': state,

  'POST /reset/': (stage, { body }) => {
    const { scenario, seed, now } = read(resetBody, body ?? {});
    stage.reset({
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed }),
      ...(now === undefined ? {} : { now }),
    });
    return state(stage);
  },

  'POST /clock/': (stage, { body }) => {
    const change = read(clockBody, body);
    stage.moveClock((clock) => ('now' in change ? clock.set(change.now) : clock.advance(change.advance_seconds)));
    return state(stage);
  },

  'GET /scenarios/': (_, { language }) =>
    scenarios.map(({ id, title, description }) => ({
      id,
      title: title[language],
      description: description[language],
    })),

  'GET /people/': ({ world }) =>
    world.person.all().map(({ username, firstName, lastName, permissions }) => ({
      username,
      name: `${firstName} ${lastName}`,
      permissions,
    })),

  'GET /faults/': ({ faults }) => faults.get(),

  'PUT /faults/': ({ faults }, { body }) => {
    faults.set(read(z.array(faultSchema), body));
    return faults.get();
  },

  'GET /captcha/': ({ world, random, clock }) => {
    const token = random.word('captcha', clock.now());
    world.captcha.add({ token, isUsed: false });
    return { token };
  },

  'GET /mails/': ({ world }) => ({
    mails: world.mail.all().map(({ at, to, subject, text, link }) => ({ at, to, subject, text, link })),
  }),

  'GET /requests/': (stage, { query }) => {
    const status = query.get('status') || undefined;
    if (status !== undefined && !z.safeParse(requestStatus, status).success) throw fieldErrors({ status: 'invalid' });
    const wanted = status === undefined ? stage.world.changeRequest.all() : stage.world.changeRequest.where({ status });
    return { requests: byAge(wanted).map((request) => wireOf(stage, request)) };
  },

  'POST /requests/{id}/approve/': (stage, input) => decided(stage, input, approve),

  'POST /requests/{id}/reject/': (stage, input) => decided(stage, input, reject),

  'GET /snapshot/': (stage) => snapshotOf(stage.state()),

  'PUT /snapshot/': async (stage, { body }) => {
    const read = await readSnapshot(body);
    if (!read) throw formError('badSnapshot');
    stage.restore(read);
    return state(stage);
  },

  'GET /log/': ({ log }, { query }) => {
    const after = query.get('after') ?? '0';
    if (!/^\d{1,15}$/.test(after)) throw fieldErrors({ after: 'invalid' });
    return { log: log.after(Number(after)) };
  },
};

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const text = await request.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw formError('notJson');
  }
}

/** Answers a control call; `path` is below `/__simulator`. No token is asked for: it is the simulator's own surface. */
export async function control(request: Request, path: string, stage: Stage): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  try {
    const asked = path.endsWith('/') ? path : `${path}/`;
    const id = /^\/requests\/(\d{1,15})\//.exec(asked)?.[1];
    const place = id === undefined ? asked : asked.replace(`/${id}/`, '/{id}/');
    const call = calls[`${request.method} ${place}`];
    if (!call) {
      const others = Object.keys(calls).filter((key) => key.endsWith(` ${place}`));
      if (others.length === 0) throw notFound();
      const allowed = others.map((key) => key.split(' ')[0]).join(', ');
      throw detail(405, ['methodNotAllowed', { method: request.method }], { Allow: allowed });
    }
    const body = await bodyOf(request);
    return jsonResponse(await call(stage, { body, query: new URL(request.url).searchParams, language, id }));
  } catch (error) {
    return refusalResponse(error, textsOf(language));
  }
}
