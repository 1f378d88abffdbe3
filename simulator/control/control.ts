import * as z from 'zod/mini';
import { changeRequest, requestStatus } from '#api/contract/changeRequests.ts';
import { approve, byAge, reject, shownRequest } from '../approvals.ts';
import { momentText } from '../clock.ts';
import { faultSchema } from '../faults.ts';
import { jsonResponse, refusalResponse } from '../handlers/dispatch.ts';
import { encoderOf } from '../handlers/encode.ts';
import { detail, fieldErrors, formError, type Message, notFound } from '../refusal.ts';
import { scenarioOf, scenarios } from '../scenarios/index.ts';
import type { ControlContext } from '../simulator.ts';
import { readSnapshot, snapshotOf } from '../state.ts';
import { type Language, languageOf, textsOf } from '../texts.ts';

/** The input of a control call. */
interface ControlInput {
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The value of the path's `{id}`, if the path has one. */
  readonly id: string | undefined;
}
type ControlCall = (context: ControlContext, input: ControlInput) => unknown;

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
const wireOf = (context: ControlContext, request: Parameters<typeof shownRequest>[1]) =>
  encoderOf(changeRequest)(shownRequest(context, request));

function decided(context: ControlContext, { id, body }: ControlInput, decide: typeof approve) {
  const { note, confirm_outdated } = read(decisionBody, body ?? {});
  if (!context.world.changeRequest.get(Number(id))) throw notFound();
  return wireOf(context, decide(context, Number(id), { note, confirmOutdated: confirm_outdated }));
}

const state = (context: ControlContext) => ({
  scenario: context.scenario,
  seed: context.seed,
  now: momentText(context.clock.now()),
  version: context.version,
});

/** The control calls (behaviour 23.4), by method and path below `/__simulator`. */
const calls: Readonly<Record<string, ControlCall>> = {
  'GET /state/': state,

  'POST /reset/': (context, { body }) => {
    const { scenario, seed, now } = read(resetBody, body ?? {});
    context.reset({
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed }),
      ...(now === undefined ? {} : { now }),
    });
    return state(context);
  },

  'POST /clock/': (context, { body }) => {
    const change = read(clockBody, body);
    context.moveClock((clock) => ('now' in change ? clock.set(change.now) : clock.advance(change.advance_seconds)));
    return state(context);
  },

  'GET /scenarios/': (_, { language }) =>
    scenarios.map(({ id, title, description }) => ({
      id,
      title: title[language],
      description: description[language],
    })),

  'GET /people/': ({ world }) =>
    world.user.all().map(({ username, firstName, lastName, permissions }) => ({
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

  'GET /requests/': (context, { query }) => {
    const status = query.get('status') || undefined;
    if (status !== undefined && !z.safeParse(requestStatus, status).success) throw fieldErrors({ status: 'invalid' });
    const wanted =
      status === undefined ? context.world.changeRequest.all() : context.world.changeRequest.where({ status });
    return { requests: byAge(wanted).map((request) => wireOf(context, request)) };
  },

  'POST /requests/{id}/approve/': (context, input) => decided(context, input, approve),

  'POST /requests/{id}/reject/': (context, input) => decided(context, input, reject),

  'GET /snapshot/': (context) => snapshotOf(context.state()),

  'PUT /snapshot/': async (context, { body }) => {
    const read = await readSnapshot(body);
    if (!read) throw formError('badSnapshot');
    context.restore(read);
    return state(context);
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

/** Handles a control call; `path` is relative to `/__simulator`. Control calls need no token: no real server has them. */
export async function control(request: Request, path: string, context: ControlContext): Promise<Response> {
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
    return jsonResponse(await call(context, { body, query: new URL(request.url).searchParams, language, id }));
  } catch (error) {
    return refusalResponse(error, textsOf(language));
  }
}
