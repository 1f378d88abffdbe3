import type { Page } from 'playwright-core';
import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import type { FaultKind } from './faults.ts';
import type { Lane, LoggedCall } from './lane.ts';
import type { Language } from './page.ts';

/** One call of a screen under one fault. */
export interface Case {
  readonly screen: string;
  readonly call: string;
  readonly fault: string;
  readonly isWrite: boolean;
  readonly language: Language;
  /** Resolves with what the portal says; rejects with {@link Broken} when it breaks a promise. */
  readonly run: (lane: Lane, page: Page) => Promise<string>;
}

/** A broken promise of the portal; its message is the verdict. */
class Broken extends Error {}

export const broken = (problem: string): never => {
  throw new Broken(problem);
};

export const isBroken = (error: unknown): error is Error => error instanceof Broken;

/** Every call of the contract. */
export const calls: readonly Call[] = Object.values(areas).flat();

export const callNamed = (name: string): Call =>
  calls.find((call) => call.name === name) ?? broken(`no call ${name} in the contract`);

const patterns = new Map(
  calls.map((call) => [call, new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)]),
);

export const isCallOf = (call: Call, logged: LoggedCall) =>
  call.method === logged.method && patterns.get(call)?.test(logged.path) === true;

/** The simulator's rules that make a call meet a fault; `field` is the one that a 400 refuses. */
export const rulesOf = (call: Call, { rule }: FaultKind, field?: string) => [
  {
    method: call.method,
    path: call.path.replace(/\{\w+\}/g, '*'),
    ...rule,
    ...(rule.body === 'fields' && field ? { fields: [field] } : {}),
  },
];

/** How long a page may take on a busy machine, in ms. */
export const patience = 30_000;

/** Polls a check until it returns something; breaks with `what` when it never does. */
export async function until<T>(what: string, check: () => Promise<T | undefined | false>): Promise<T> {
  const end = performance.now() + patience;
  let wait = 30;
  for (;;) {
    const result = await check().catch((error: Error) => {
      // The page is between two documents.
      if (/navigat|destroyed|detached/i.test(error.message)) return undefined;
      throw error;
    });
    if (result) return result;
    if (performance.now() > end) return broken(what);
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 1.5, 200);
  }
}

/** What several cases need, made once by the first of them; a failure is not remembered. */
export class Shared<T> {
  private readonly made = new Map<string, Promise<T>>();

  get(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.made.get(key);
    if (found) return found;
    const making = make().catch((error: unknown) => {
      this.made.delete(key);
      throw error;
    });
    this.made.set(key, making);
    return making;
  }
}

export const isSettled = (page: Page) =>
  page.evaluate(
    () =>
      !document.querySelector('main [aria-busy=true]') &&
      (document.querySelector('main')?.textContent ?? '').length > 30,
  );

export const settled = (page: Page) => until('the page does not come to rest', () => isSettled(page));
