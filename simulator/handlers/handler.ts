import type * as z from 'zod/mini';
import type { Call, RequestOf } from '#api/contract/call.ts';
import type { Day } from '#api/days.ts';
import type { Sequence } from '../data/random.ts';
import type { AsOf } from '../ledger/calendar.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../state/clock.ts';
import type { Statistics } from '../statistics/model.ts';
import type { Language, TextKey, Texts } from '../texts/texts.ts';
import type { Catalogue } from '../world/catalogue.ts';
import type { User, World } from '../world/world.ts';

/** A reply of server-sent events, each with this JSON. */
interface EventsReply {
  readonly kind: 'events';
  readonly status: 200;
  readonly schema: z.core.$ZodType;
}

/** A call that the simulator handles: one of the API's contract, or a control call. */
export interface HandledCall extends Omit<Call, 'reply'> {
  readonly reply: Call['reply'] | EventsReply;
  /** The error of a body that does not fit, when no field of it can be named. */
  readonly bodyError?: TextKey;
}

/** A file that a handler sends; the name is the contract's unless it is given here. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
}

/** A handler's return value: the reply's domain value, a file, a stream of events, or nothing. */
type HandlerReply<C extends HandledCall> = C['reply'] extends { kind: 'json'; schema: infer S extends z.core.$ZodType }
  ? z.output<S>
  : C['reply'] extends { kind: 'file' }
    ? SentFile
    : C['reply'] extends EventsReply
      ? ReadableStream<Uint8Array>
      : undefined;

/** The state of a simulator that its handlers read and change. */
export interface SimulatorContext {
  readonly catalogue: Catalogue;
  readonly world: World;
  readonly ledger: Ledger;
  readonly statistics: Statistics;
  readonly clock: Clock;
  readonly random: Sequence;
  /** The address of a provider's zone map where the simulator runs; default: one that nobody serves. */
  readonly zoneMapOf?: ((providerId: number) => string) | undefined;
}

/** What a handler receives in addition to the call's input. */
export interface CallContext<User> extends SimulatorContext {
  readonly user: User;
  /** The token that the request came with, if any. */
  readonly token: string | undefined;
  readonly language: Language;
  readonly texts: Texts;
  /** The business day that it is. */
  readonly today: Day;
  readonly asOf: AsOf;
  /** The body as it was sent, before it is decoded. */
  readonly sent: unknown;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

type UserOf<C extends HandledCall> = C['access'] extends 'public' ? undefined : User;

/**
 * Handles one call. It receives domain values and returns one, or throws an error; the dispatcher does parsing,
 * permissions and encoding. `More` is what its context has besides that of all calls.
 */
type Handler<C extends HandledCall, More> = (
  input: RequestOf<C>,
  context: CallContext<UserOf<C>> & More,
) => HandlerReply<C> | Promise<HandlerReply<C>>;

/** A handler for every call of a contract file: a missing one, or a wrong return type, does not compile. */
export type Handlers<Contract, More = unknown> = {
  readonly [Name in keyof Contract as Contract[Name] extends HandledCall
    ? Name
    : never]: Contract[Name] extends HandledCall ? Handler<Contract[Name], More> : never;
};

/** A kind of object that a path names. Its existence and owner are checked before the method and the permission. */
export interface Subject {
  /** The beginning of the path that names it, such as `/parking/provider/{id}/`. */
  readonly path: string;
  /** `params` are all values of the path: a zone is searched within its provider. */
  readonly exists: (id: number, context: SimulatorContext, params: Readonly<Record<string, unknown>>) => boolean;
  /** Left out for objects inside another subject, whose owner is checked already. */
  readonly isTheirs?: (id: number, user: User, context: SimulatorContext) => boolean;
}

/** A handler whose call's types are checked where it is written, and forgotten here. */
type AnyHandler<More> = (input: unknown, context: CallContext<unknown> & More) => unknown;

export interface Route<More = unknown> {
  readonly call: HandledCall;
  readonly handle: AnyHandler<More>;
}

const isCall = (value: unknown): value is HandledCall =>
  typeof value === 'object' && value !== null && 'reply' in value;

/** Puts each call of a contract file together with its handler. */
export const routesOf = <Contract extends object, More = unknown>(
  contract: Contract,
  handlers: Handlers<Contract, More>,
): Route<More>[] =>
  Object.entries(contract).flatMap(([name, call]) =>
    isCall(call)
      ? [{ call, handle: handlers[name as keyof Handlers<Contract, More>] as unknown as AnyHandler<More> }]
      : [],
  );
