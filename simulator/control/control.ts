import * as z from 'zod/mini';
import { zoneBorders } from '#api/contract/borders.ts';
import { changeRequest } from '#api/contract/changeRequests.ts';
import { approve, reject } from '../approvals.ts';
import { type Clock, momentText } from '../clock.ts';
import { faultPresets } from '../faultPresets.ts';
import { jsonResponse, refusalResponse } from '../handlers/dispatch.ts';
import { encoderOf } from '../handlers/encode.ts';
import { detail, fieldErrors, formError, type Message, notFound } from '../refusal.ts';
import { scenarios } from '../scenarios/index.ts';
import { approvedBorders, byAge, reviewedRequest } from '../shownRequests.ts';
import { snapshotOf, stateOf } from '../state.ts';
import { type Language, languageOf, textsOf } from '../texts.ts';
import { jsonBodyOf, refuseOtherPages } from './access.ts';
import { type ControlCall, controlCalls } from './calls.ts';
import type { ControlContext } from './context.ts';
import { eventStream } from './events.ts';

type Calls = typeof controlCalls;
type Parsed<C, Part extends string> = C extends { readonly [P in Part]: infer S extends z.core.$ZodType }
  ? z.output<S>
  : undefined;

/** The input of a control call, parsed by its declaration. */
interface ControlInput<C> {
  readonly params: Parsed<C, 'params'>;
  readonly query: Parsed<C, 'query'>;
  readonly body: Parsed<C, 'body'>;
  /** The body as it was sent. */
  readonly raw: unknown;
  readonly language: Language;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/** A reply on the wire; that of `events` is a response. */
type ControlReply<C extends ControlCall> = C['reply'] extends { kind: 'json'; schema: infer S extends z.core.$ZodType }
  ? z.input<S>
  : Response;

type Handler<C extends ControlCall> = (
  context: ControlContext,
  input: ControlInput<C>,
) => ControlReply<C> | Promise<ControlReply<C>>;

/** Of a union, the issues of the alternative that fits best; of alternatives that fit alike, the last. */
function issuesOf(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toReversed().toSorted((one, other) => one.length - other.length);
  return (best ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Parses an input, or refuses it with a 400 that names the first invalid field. */
function parsed(schema: z.core.$ZodType | undefined, value: unknown, refusal?: Message): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema as z.ZodMiniType, value);
  if (result.success) return result.data;
  if (refusal) throw formError(refusal);
  const fields: Record<string, Message> = {};
  for (const { path, code } of result.error.issues.flatMap(issuesOf)) {
    const isOutOfTime = code === 'custom' && path.at(-1) === 'now';
    fields[path.length > 0 ? path.join('.') : 'non_field_errors'] ??= isOutOfTime ? 'outOfTime' : 'invalid';
  }
  throw fieldErrors(fields);
}

function advanced(clock: Clock, seconds: number): void {
  try {
    clock.advance(seconds);
  } catch {
    throw fieldErrors({ advance_seconds: 'outOfTime' });
  }
}

/** A change request on the wire. */
const wireOf = (context: ControlContext, request: Parameters<typeof reviewedRequest>[1]) =>
  encoderOf(changeRequest)(reviewedRequest(context, request)) as z.input<typeof changeRequest>;

/** The request with this id; 404 when there is none. */
function requestOf({ world }: ControlContext, id: number) {
  const request = world.changeRequest.get(id);
  if (!request) throw notFound();
  return request;
}

const decided =
  (action: 'approve' | 'reject'): Handler<Calls[typeof action]> =>
  (context, { params: { id }, body: { note, confirm_outdated } }) => {
    requestOf(context, id);
    const decide = action === 'approve' ? approve : reject;
    return context.history.record(context, action, () => ({
      reply: wireOf(context, decide(context, id, { note, confirmOutdated: confirm_outdated })),
      subject: String(id),
    }));
  };

const state = (context: ControlContext) => ({
  scenario: context.scenario,
  seed: context.seed,
  now: momentText(context.clock.now()),
  stands: context.clock.stands,
  version: context.version,
  run: context.run,
});

/** The handler of each control call. */
const handlers: { readonly [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getState: state,

  reset: (context, { body: { scenario, seed, now } }) =>
    context.history.record(context, 'reset', () => {
      context.reset({
        ...(scenario === undefined ? {} : { scenario }),
        ...(seed === undefined ? {} : { seed }),
        ...(now === undefined ? {} : { now }),
      });
      return { reply: state(context), subject: context.scenario };
    }),

  moveClock: (context, { body }) =>
    context.history.record(context, 'clock', () => {
      context.moveClock((clock) => ('now' in body ? clock.set(body.now) : advanced(clock, body.advance_seconds)));
      return { reply: state(context), subject: momentText(context.clock.now()) };
    }),

  getScenarios: (_, { language }) =>
    scenarios.map(({ id }) => ({
      id,
      title: textsOf(language)(`scenario.${id}.title`),
      description: textsOf(language)(`scenario.${id}.description`),
    })),

  getPeople: ({ world }) =>
    world.user.all().map(({ username, firstName, lastName, permissions }) => ({
      username,
      name: `${firstName} ${lastName}`,
      permissions,
    })),

  getFaults: ({ faults }) => faults.get(),

  setFaults: (context, { body: rules }) =>
    context.history.record(context, 'faults', () => {
      context.faults.set(rules);
      return { reply: context.faults.get(), subject: String(rules.length) };
    }),

  getPresets: (_, { language }) =>
    faultPresets.map(({ id, faults }) => ({
      id,
      title: textsOf(language)(`preset.${id}.title`),
      description: textsOf(language)(`preset.${id}.description`),
      faults: [...faults],
    })),

  signIn: (context, { body: { username } }) => {
    if (!context.world.user.get(username)) throw notFound();
    return { username, token: context.signIn(username) };
  },

  getHistory: async ({ history }) => ({ steps: [...(await history.list())] }),

  undo: async (context) => {
    await context.history.undo(context);
    return state(context);
  },

  getCaptcha: ({ world, random, clock }) => {
    const token = random.word('captcha', clock.now());
    world.captcha.add({ token, isUsed: false });
    return { token };
  },

  getMails: ({ world }) => ({
    mails: world.mail.all().map(({ at, to, subject, text, link }) => ({ at, to, subject, text, link })),
  }),

  getRequests: (context, { query: { status } }) => {
    const { changeRequest: all } = context.world;
    const wanted = status === undefined ? all.all() : all.where({ status });
    return { requests: byAge(wanted).map((request) => wireOf(context, request)) };
  },

  getRequestBorders: (context, { params: { id } }) => {
    const { providerId } = requestOf(context, id);
    const zones = providerId === null ? [] : context.world.zone.where({ providerId });
    return encoderOf(zoneBorders)(approvedBorders(context, zones)) as z.input<typeof zoneBorders>;
  },

  approve: decided('approve'),

  reject: decided('reject'),

  getSnapshot: (context) => snapshotOf(context.state()),

  importSnapshot: async (context, { body, raw }) => {
    const read = await stateOf(body, raw);
    if (!read) throw formError('badSnapshot');
    return context.history.record(context, 'import', () => {
      context.restore(read);
      return { reply: state(context), subject: read.scenario };
    });
  },

  getEvents: (context, { signal }) => eventStream(context, signal),

  getLog: async ({ log }, { query: { after = 0 } }) => {
    await log.ready;
    return { log: [...log.after(after)] };
  },

  getLoggedBodies: ({ log }, { params: { id } }) => {
    const bodies = log.bodiesOf(id);
    if (!bodies) throw notFound();
    return bodies;
  },
};

/** A handler whose call's types are checked where it is written, and forgotten here. */
type AnyHandler = (
  context: ControlContext,
  input: ControlInput<Required<Pick<ControlCall, 'params' | 'query' | 'body'>>>,
) => unknown;

/** Each call with its handler, and the pattern of its path. */
const routes = Object.entries<ControlCall>(controlCalls).map(([name, call]) => ({
  call,
  handle: handlers[name as keyof Calls] as unknown as AnyHandler,
  pattern: new RegExp(`^${call.path.replace('{id}', '(?<id>\\d{1,15})')}$`),
}));

/** The route of a request and the values of its path; 404 for an unknown path, 405 for another method. */
function routeOf(method: string, path: string) {
  const asked = path.endsWith('/') ? path : `${path}/`;
  const matches = routes.filter(({ pattern }) => pattern.test(asked));
  if (matches.length === 0) throw notFound();
  const route = matches.find(({ call }) => call.method === method);
  if (route) return { ...route, params: { ...route.pattern.exec(asked)?.groups } };
  const allowed = matches.map(({ call }) => call.method).join(', ');
  throw detail(405, ['methodNotAllowed', { method }], { Allow: allowed });
}

/** The query without empty values, which stand for "left out". */
const queryOf = (request: Request) =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''));

/** The path's values; 404 for an id that can be none. */
function paramsOf({ params: schema }: ControlCall, params: Readonly<Record<string, string>>): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema as z.ZodMiniType, params);
  if (!result.success) throw notFound();
  return result.data;
}

/**
 * Handles a control call; `path` is relative to `/__simulator`. Control calls need no user: no real server has them.
 * Those of other pages are refused (behaviour 23.5).
 */
export async function control(request: Request, path: string, context: ControlContext): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  try {
    refuseOtherPages(request);
    const { call, handle, params } = routeOf(request.method, path);
    const sent = await jsonBodyOf(request);
    const raw = call.isBodyOptional ? (sent ?? {}) : sent;
    const reply = await handle(context, {
      params: paramsOf(call, params),
      query: parsed(call.query, queryOf(request)),
      body: parsed(call.body, raw, call.bodyRefusal),
      raw,
      language,
      signal: request.signal,
    });
    return reply instanceof Response ? reply : jsonResponse(reply);
  } catch (error) {
    return refusalResponse(error, textsOf(language));
  }
}
