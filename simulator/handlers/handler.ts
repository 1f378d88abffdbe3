import type * as z from 'zod/mini';
import type { Call, RequestOf } from '#api/contract/call.ts';
import type { Day } from '#api/days.ts';
import type { Clock } from '../clock.ts';
import type { AsOf } from '../ledger/calendar.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Sequence } from '../random.ts';
import type { Statistics } from '../statistics/model.ts';
import type { Language, Texts } from '../texts.ts';
import type { Catalogue } from '../world/catalogue.ts';
import type { User, World } from '../world/world.ts';

/** A file that a handler sends; the name is the contract's unless it is given here. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
}

/** A handler's return value: the reply's domain value, a file, or nothing. */
type HandlerReply<C extends Call> = C['reply'] extends { kind: 'json'; schema: infer S extends z.core.$ZodType }
  ? z.output<S>
  : C['reply'] extends { kind: 'file' }
    ? SentFile
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
}

type UserOf<C extends Call> = C['access'] extends 'public' ? undefined : User;

/**
 * Handles one call. It receives domain values and returns one, or throws a refusal; `dispatch` does parsing,
 * permissions and encoding.
 */
type Handler<C extends Call> = (
  input: RequestOf<C>,
  context: CallContext<UserOf<C>>,
) => HandlerReply<C> | Promise<HandlerReply<C>>;

/** A handler for every call of a contract file: a missing one, or a wrong return type, does not compile. */
export type Handlers<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Call ? Name : never]: Contract[Name] extends Call
    ? Handler<Contract[Name]>
    : never;
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
type AnyHandler = (input: unknown, context: CallContext<unknown>) => unknown;

export interface Route {
  readonly call: Call;
  readonly handle: AnyHandler;
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'reply' in value;

/** Puts each call of a contract file together with its handler. */
export const routesOf = <Contract extends object>(contract: Contract, handlers: Handlers<Contract>): Route[] =>
  Object.entries(contract).flatMap(([name, call]) =>
    isCall(call) ? [{ call, handle: handlers[name as keyof Handlers<Contract>] as unknown as AnyHandler }] : [],
  );
