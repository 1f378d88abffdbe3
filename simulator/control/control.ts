import * as z from 'zod/mini';
import { zoneBorders } from '#api/contract/borders.ts';
import { changeRequest, requestStatus } from '#api/contract/changeRequests.ts';
import { approve, approvedBorders, byAge, reject, reviewedRequest } from '../approvals.ts';
import { type Clock, momentSchema, momentText } from '../clock.ts';
import { faultPresets } from '../faultPresets.ts';
import { faultSchema } from '../faults.ts';
import { jsonResponse, refusalResponse } from '../handlers/dispatch.ts';
import { encoderOf } from '../handlers/encode.ts';
import { detail, fieldErrors, formError, type Message, notFound } from '../refusal.ts';
import { scenarioOf, scenarios } from '../scenarios/index.ts';
import type { ControlContext } from '../simulator.ts';
import { readSnapshot, snapshotOf } from '../state.ts';
import { type Language, languageOf, textsOf } from '../texts.ts';
import { jsonBodyOf, refuseOtherPages } from './access.ts';
import { eventStream } from './events.ts';

/** The input of a control call. */
interface ControlInput {
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
  /** The value of the path's `{id}`, if the path has one. */
  readonly id: string | undefined;
}
type ControlCall = (context: ControlContext, input: ControlInput) => unknown;

const scenarioId = z.string().check(z.refine((id) => scenarioOf(id) !== undefined));
const resetBody = z.strictObject({
  scenario: z.optional(scenarioId),
  seed: z.optional(z.int()),
  now: z.optional(z.nullable(momentSchema)),
});
const momentBody = z.strictObject({ now: z.nullable(momentSchema) });
const advanceBody = z.strictObject({ advance_seconds: z.number() });

/** Parses a body, or refuses it with a 400 that names the first invalid field. */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Message> = {};
  for (const { path, code } of parsed.error.issues) {
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

const decisionBody = z.strictObject({
  note: z.optional(z.string()),
  confirm_outdated: z.optional(z.boolean()),
});

const signInBody = z.strictObject({ username: z.string() });

/** A change request on the wire. */
const wireOf = (context: ControlContext, request: Parameters<typeof reviewedRequest>[1]) =>
  encoderOf(changeRequest)(reviewedRequest(context, request));

function decided(context: ControlContext, { id, body }: ControlInput, action: 'approve' | 'reject') {
  const { note, confirm_outdated } = read(decisionBody, body ?? {});
  const request = context.world.changeRequest.get(Number(id));
  if (!request) throw notFound();
  const decide = action === 'approve' ? approve : reject;
  return context.history.record(context, action, () => ({
    reply: wireOf(context, decide(context, Number(id), { note, confirmOutdated: confirm_outdated })),
    subject: String(id),
  }));
}

const state = (context: ControlContext) => ({
  scenario: context.scenario,
  seed: context.seed,
  now: momentText(context.clock.now()),
  stands: context.clock.stands,
  version: context.version,
});

/** The control calls (behaviour 23.4), by method and path below `/__simulator`. */
const calls: Readonly<Record<string, ControlCall>> = {
  'GET /state/': state,

  'POST /reset/': (context, { body }) => {
    const { scenario, seed, now } = read(resetBody, body ?? {});
    return context.history.record(context, 'reset', () => {
      context.reset({
        ...(scenario === undefined ? {} : { scenario }),
        ...(seed === undefined ? {} : { seed }),
        ...(now === undefined ? {} : { now }),
      });
      return { reply: state(context), subject: context.scenario };
    });
  },

  'POST /clock/': (context, { body }) => {
    return context.history.record(context, 'clock', () => {
      if (typeof body === 'object' && body !== null && 'now' in body) {
        const { now } = read(momentBody, body);
        context.moveClock((clock) => clock.set(now));
      } else {
        const { advance_seconds } = read(advanceBody, body);
        context.moveClock((clock) => advanced(clock, advance_seconds));
      }
      return { reply: state(context), subject: momentText(context.clock.now()) };
    });
  },

  'GET /scenarios/': (_, { language }) =>
    scenarios.map(({ id }) => ({
      id,
      title: textsOf(language)(`scenario.${id}.title`),
      description: textsOf(language)(`scenario.${id}.description`),
    })),

  'GET /people/': ({ world }) =>
    world.user.all().map(({ username, firstName, lastName, permissions }) => ({
      username,
      name: `${firstName} ${lastName}`,
      permissions,
    })),

  'GET /faults/': ({ faults }) => faults.get(),

  'PUT /faults/': (context, { body }) => {
    const rules = read(z.array(faultSchema), body);
    return context.history.record(context, 'faults', () => {
      context.faults.set(rules);
      return { reply: context.faults.get(), subject: String(rules.length) };
    });
  },

  'GET /presets/': (_, { language }) =>
    faultPresets.map(({ id, faults }) => ({
      id,
      title: textsOf(language)(`preset.${id}.title`),
      description: textsOf(language)(`preset.${id}.description`),
      faults,
    })),

  'POST /sign-in/': (context, { body }) => {
    const { username } = read(signInBody, body);
    if (!context.world.user.get(username)) throw notFound();
    return { username, token: context.signIn(username) };
  },

  'GET /history/': ({ history }) => ({ steps: history.list() }),

  'POST /undo/': (context) => {
    context.history.undo(context);
    return state(context);
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

  'GET /requests/{id}/borders/': (context, { id }) => {
    const request = context.world.changeRequest.get(Number(id));
    if (!request) throw notFound();
    const zones = request.providerId === null ? [] : context.world.zone.where({ providerId: request.providerId });
    return encoderOf(zoneBorders)(approvedBorders(context, zones));
  },

  'POST /requests/{id}/approve/': (context, input) => decided(context, input, 'approve'),

  'POST /requests/{id}/reject/': (context, input) => decided(context, input, 'reject'),

  'GET /snapshot/': (context) => snapshotOf(context.state()),

  'PUT /snapshot/': async (context, { body }) => {
    const snapshot = await readSnapshot(body);
    if (!snapshot) throw formError('badSnapshot');
    return context.history.record(context, 'import', () => {
      context.restore(snapshot);
      return { reply: state(context), subject: snapshot.scenario };
    });
  },

  'GET /events/': (context, { signal }) => eventStream(context, signal),

  'GET /log/': ({ log }, { query }) => {
    const after = query.get('after') ?? '0';
    if (!/^\d{1,15}$/.test(after)) throw fieldErrors({ after: 'invalid' });
    return { log: log.after(Number(after)) };
  },

  'GET /log/{id}/': ({ log }, { id }) => {
    const bodies = log.bodiesOf(Number(id));
    if (!bodies) throw notFound();
    return bodies;
  },
};

/**
 * Handles a control call; `path` is relative to `/__simulator`. Control calls need no user: no real server has them.
 * Those of other pages are refused (behaviour 23.5).
 */
export async function control(request: Request, path: string, context: ControlContext): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  try {
    refuseOtherPages(request);
    const asked = path.endsWith('/') ? path : `${path}/`;
    const id = /^\/(?:requests|log)\/(\d{1,15})\//.exec(asked)?.[1];
    const place = id === undefined ? asked : asked.replace(`/${id}/`, '/{id}/');
    const call = calls[`${request.method} ${place}`];
    if (!call) {
      const others = Object.keys(calls).filter((key) => key.endsWith(` ${place}`));
      if (others.length === 0) throw notFound();
      const allowed = others.map((key) => key.split(' ')[0]).join(', ');
      throw detail(405, ['methodNotAllowed', { method: request.method }], { Allow: allowed });
    }
    const body = await jsonBodyOf(request);
    const query = new URL(request.url).searchParams;
    const reply = await call(context, { body, query, language, signal: request.signal, id });
    return reply instanceof Response ? reply : jsonResponse(reply);
  } catch (error) {
    return refusalResponse(error, textsOf(language));
  }
}
