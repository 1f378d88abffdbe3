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
import type { Person, World } from '../world/world.ts';

/** A file that a handler sends; the name is the contract's unless told. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
}

/** What a handler answers a call with: the reply's domain value, a file, or nothing. */
export type HandlerReply<C extends Call> = C['reply'] extends { kind: 'json'; schema: infer S extends z.core.$ZodType }
  ? z.output<S>
  : C['reply'] extends { kind: 'file' }
    ? SentFile
    : undefined;

/** The parts of a simulator that its handlers work with. */
export interface Backstage {
  readonly catalogue: Catalogue;
  readonly world: World;
  readonly ledger: Ledger;
  readonly statistics: Statistics;
  readonly clock: Clock;
  readonly random: Sequence;
}

/** All that a handler is given besides the call's input. */
export interface Context<User> extends Backstage {
  readonly user: User;
  /** The token that the request came with, if any. */
  readonly token: string | undefined;
  readonly language: Language;
  readonly texts: Texts;
  /** The business day that it is. */
  readonly today: Day;
  readonly asOf: AsOf;
}

type UserOf<C extends Call> = C['access'] extends 'public' ? undefined : Person;

/**
 * Answers one call. It gets domain values and answers with one, or throws a refusal; parsing, permissions and encoding
 * are done around it.
 */
export type Handler<C extends Call> = (
  input: RequestOf<C>,
  context: Context<UserOf<C>>,
) => HandlerReply<C> | Promise<HandlerReply<C>>;

/** A handler for every call of a contract file: one left out, or with a wrong answer, does not compile. */
export type Handlers<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Call ? Name : never]: Contract[Name] extends Call
    ? Handler<Contract[Name]>
    : never;
};

/** A kind of object in a path: who has it. Objects are looked for before the method and the permission are checked. */
export interface Subject {
  /** The beginning of the path that names it, such as `/parking/provider/{id}/`. */
  readonly path: string;
  /** `params` are all that the path names: a zone is looked for at its provider. */
  readonly exists: (id: number, backstage: Backstage, params: Readonly<Record<string, unknown>>) => boolean;
  /** Left out for what is its owner's: that one is asked for already. */
  readonly isTheirs?: (id: number, user: Person) => boolean;
}
