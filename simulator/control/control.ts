import { approve, reject } from '../approvals/approvals.ts';
import { placeOf } from '../approvals/requestItems.ts';
import { approvedBorders, byAge, periodsOf, reviewedRequest, rulesOf } from '../approvals/shownRequests.ts';
import { fieldErrors, formError, notFound } from '../calls/httpError.ts';
import { faultPresets } from '../faults/faultPresets.ts';
import { createDispatcher, errorResponse } from '../handlers/dispatch.ts';
import { type Handlers, routesOf, type SimulatorContext } from '../handlers/handler.ts';
import { scenarios } from '../scenarios/index.ts';
import { type Clock, momentText } from '../state/clock.ts';
import { snapshotOf, stateOf } from '../state/state.ts';
import { languageOf, textsOf } from '../texts/texts.ts';
import { jsonBodyOf, refuseOtherPages } from './access.ts';
import { controlCalls } from './calls.ts';
import type { ControlContext } from './context.ts';
import { eventStream } from './events.ts';

/** What the handler of a control call has besides what all handlers have. */
interface WithControl {
  readonly control: ControlContext;
}

function advanced(clock: Clock, seconds: number): void {
  try {
    clock.advance(seconds);
  } catch {
    throw fieldErrors({ advance_seconds: 'outOfTime' });
  }
}

/** The request with this id; 404 when there is none. */
function requestOf({ world }: Pick<SimulatorContext, 'world'>, id: number) {
  const request = world.changeRequest.get(id);
  if (!request) throw notFound();
  return request;
}

interface Decision {
  readonly params: { readonly id: number };
  readonly body: { readonly note?: string | undefined; readonly confirm_outdated?: boolean | undefined } | undefined;
}

const decided =
  (action: 'approve' | 'reject') =>
  ({ params: { id }, body: { note, confirm_outdated } = {} }: Decision, { control }: WithControl) => {
    requestOf(control, id);
    const decide = action === 'approve' ? approve : reject;
    return control.history.record(control, action, () => ({
      reply: reviewedRequest(control, decide(control, id, { note, confirmOutdated: confirm_outdated })),
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

const handlers: Handlers<typeof controlCalls, WithControl> = {
  getState: (_, { control }) => state(control),

  reset: ({ body: { scenario, seed, now } = {} }, { control }) =>
    control.history.record(control, 'reset', () => {
      control.reset({
        ...(scenario === undefined ? {} : { scenario }),
        ...(seed === undefined ? {} : { seed }),
        ...(now === undefined ? {} : { now }),
      });
      return { reply: state(control), subject: control.scenario };
    }),

  moveClock: ({ body }, { control }) =>
    control.history.record(control, 'clock', () => {
      control.moveClock((clock) => ('now' in body ? clock.set(body.now) : advanced(clock, body.advance_seconds)));
      return { reply: state(control), subject: momentText(control.clock.now()) };
    }),

  getScenarios: (_, { texts }) =>
    scenarios.map(({ id }) => ({
      id,
      title: texts(`scenario.${id}.title`),
      description: texts(`scenario.${id}.description`),
    })),

  getPeople: (_, { world }) =>
    world.user.all().map(({ username, firstName, lastName, permissions }) => ({
      username,
      name: `${firstName} ${lastName}`,
      permissions,
    })),

  getFaults: (_, { control }) => control.faults.get(),

  setFaults: ({ body: rules }, { control }) =>
    control.history.record(control, 'faults', () => {
      control.faults.set(rules);
      return { reply: control.faults.get(), subject: String(rules.length) };
    }),

  getPresets: (_, { texts }) =>
    faultPresets.map(({ id, faults }) => ({
      id,
      title: texts(`preset.${id}.title`),
      description: texts(`preset.${id}.description`),
      faults: [...faults],
    })),

  signIn: ({ body: { username } }, { control }) => {
    if (!control.world.user.get(username)) throw notFound();
    return { username, token: control.signIn(username) };
  },

  getHistory: async (_, { control }) => ({ steps: [...(await control.history.list())] }),

  undo: async (_, { control }) => {
    await control.history.undo(control);
    return state(control);
  },

  getCaptcha: (_, { world, random, clock }) => {
    const token = random.word('captcha', clock.now());
    world.captcha.add({ token, isUsed: false });
    return { token };
  },

  getMails: (_, { world }) => ({
    mails: world.mail.all().map(({ at, to, subject, text, link }) => ({ at, to, subject, text, link })),
  }),

  getRequests: ({ query: { status } }, context) => {
    const { changeRequest: all } = context.world;
    const wanted = status === undefined ? all.all() : all.where({ status });
    return { requests: byAge(wanted).map((request) => reviewedRequest(context, request)) };
  },

  getRequestBorders: ({ params: { id } }, context) => {
    const { providerId } = requestOf(context, id);
    const zones = providerId === null ? [] : context.world.zone.where({ providerId });
    return approvedBorders(context, zones);
  },

  getRequestItems: ({ params: { id } }, context) => {
    const place = placeOf(requestOf(context, id));
    return { periods: periodsOf(context.world, place), rules: rulesOf(context.world, place) };
  },

  approve: decided('approve'),

  reject: decided('reject'),

  getSnapshot: (_, { control }) => snapshotOf(control.state()),

  importSnapshot: async ({ body }, { control, sent }) => {
    const read = await stateOf(body, sent);
    if (!read) throw formError('badSnapshot');
    return control.history.record(control, 'import', () => {
      control.restore(read);
      return { reply: state(control), subject: read.scenario };
    });
  },

  getEvents: (_, { control, signal }) => eventStream(control, signal),

  getLog: async ({ query: { after = 0 } }, { control: { log } }) => {
    await log.ready;
    return { log: [...log.after(after)] };
  },

  getLoggedBodies: ({ params: { id } }, { control: { log } }) => {
    const bodies = log.bodiesOf(id);
    if (!bodies) throw notFound();
    return bodies;
  },
};

const dispatch = createDispatcher<WithControl>({
  routes: routesOf(controlCalls, handlers),
  bodyOf: jsonBodyOf,
  // An empty value stands for "left out".
  isGiven: (value) => value !== '',
});

/**
 * Handles a control call; `path` is relative to `/__simulator`. Control calls need no user: no real server has them.
 * Those of other pages are refused (behaviour 23.5).
 */
export async function control(request: Request, path: string, context: ControlContext): Promise<Response> {
  try {
    refuseOtherPages(request);
  } catch (error) {
    return errorResponse(error, textsOf(languageOf(request.headers.get('Accept-Language'))));
  }
  return dispatch(request, path, { ...context, control: context });
}
