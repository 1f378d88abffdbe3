import * as z from 'zod/mini';
import { detail } from './refusal.ts';
import type { TextKey } from './texts.ts';

/** A rule that makes API calls fail or wait (behaviour 23.7). */
export const faultSchema = z.strictObject({
  /** Any when left out. */
  method: z.optional(z.string().check(z.regex(/^[A-Za-z]+$/))),
  /** A glob on the path below `/api`: `*` is one segment, `**` any number; any path when left out. */
  path: z.optional(z.string().check(z.regex(/^\//))),
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** Up to so much is added to the delay, by the seed. */
  jitter_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** How many calls it meets before it is gone; all when left out. */
  times: z.optional(z.int().check(z.gte(1))),
  kind: z.optional(z.enum(['network', 'timeout', 'malformed'])),
});
export type Fault = z.output<typeof faultSchema>;

export interface Faults {
  get(): Fault[];
  set(faults: readonly Fault[]): void;
  /** The fault that meets a call, counted off; the first that fits. */
  meet(method: string, path: string): Fault | undefined;
}

/** A glob over path segments; a slash at the end does not count. */
export function matchesGlob(glob: string, path: string): boolean {
  const source = glob
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) =>
      segment === '**' ? '.*' : segment.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*'),
    )
    .join('/')
    .replaceAll('/.*', '(?:/.*)?');
  return new RegExp(`^${source}$`).test(path.replace(/\/+$/, ''));
}

export function createFaults(onChange: () => void): Faults {
  let list: Fault[] = [];
  return {
    get: () => structuredClone(list),
    set(faults) {
      list = structuredClone([...faults]);
      onChange();
    },
    meet(method, path) {
      const at = list.findIndex(
        (fault) =>
          (fault.method === undefined || fault.method.toUpperCase() === method) &&
          (fault.path === undefined || matchesGlob(fault.path, path)),
      );
      const met = list[at];
      if (met?.times !== undefined) {
        list = list.flatMap((fault, place) => {
          if (place !== at) return [fault];
          return met.times === 1 ? [] : [{ ...fault, times: (met.times ?? 1) - 1 }];
        });
        onChange();
      }
      return met;
    },
  };
}

const retryAfterSeconds = 30;
const statusTexts: Record<number, TextKey> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'serverError',
};

/** The error response of a fault that has a status. */
export function statusFault(status: number) {
  if (status === 429) {
    return detail(429, ['tooManyRequests', { seconds: retryAfterSeconds }], {
      'Retry-After': String(retryAfterSeconds),
    });
  }
  return detail(status, statusTexts[status] ?? (status < 500 ? 'badRequest' : 'unavailable'));
}

/** A short name of a fault for the log. */
export const faultName = ({ kind, status, delay_ms, jitter_ms }: Fault): string =>
  kind ?? (status !== undefined ? String(status) : `delay ${delay_ms ?? 0}${jitter_ms ? `+${jitter_ms}` : ''}`);
