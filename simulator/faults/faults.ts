import * as z from 'zod/mini';
import { conflict, detail, fieldErrors, HttpError, messageError } from '../calls/httpError.ts';
import type { TextKey } from '../texts/texts.ts';

/**
 * What happens instead of the usual response. Without a response: `network` breaks the connection, `timeout` never
 * responds, `lost` handles the call and then breaks the connection. With one: `truncated` handles the call and breaks
 * the connection in the middle of its response; the others replace the body, with `status` or 200: `malformed` is cut
 * JSON, `shape` JSON of another shape, `null` the JSON value, `html` a page such as a gateway's.
 */
const kinds = ['network', 'timeout', 'lost', 'truncated', 'malformed', 'shape', 'null', 'html'] as const;

/** A rule that makes API calls fail or wait (behaviour 23.7). */
export const faultSchema = z.strictObject({
  /** Default: any. */
  method: z.optional(z.string().check(z.regex(/^[A-Za-z]+$/))),
  /** A glob on the path below `/api`: `*` is one segment, `**` any number; default: any path. */
  path: z.optional(z.string().check(z.regex(/^\//))),
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** The largest addition to the delay, in milliseconds; it is derived from the seed. */
  jitter_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** The number of calls that it applies to; default: all. */
  times: z.optional(z.int().check(z.gte(1))),
  /** The share of the matching calls that it applies to, by the seed; default: all. */
  chance: z.optional(z.number().check(z.gt(0), z.lte(1))),
  kind: z.optional(z.enum(kinds)),
  /** What an error response of `status` holds; default: `detail`. */
  body: z.optional(z.enum(['detail', 'fields', 'error_msg'])),
  /** The names on the wire that `body: 'fields'` refuses; default: the form as a whole. */
  fields: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** The seconds in the `Retry-After` header of a 429; default: 30. */
  retry_after: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
});
export type Fault = z.output<typeof faultSchema>;

export interface Faults {
  get(): Fault[];
  set(faults: readonly Fault[]): void;
  /**
   * Returns the first fault that matches a call, and counts it. `fraction` draws a number from 0 up to 1 for a rule with
   * a chance.
   */
  meet(method: string, path: string, fraction: () => number): Fault | undefined;
}

/** Whether a rule is for a call, by its method and its path below `/api`. */
export const matchesCall = (fault: Pick<Fault, 'method' | 'path'>, method: string, path: string): boolean =>
  (fault.method === undefined || fault.method.toUpperCase() === method) &&
  (fault.path === undefined || matchesGlob(fault.path, path));

/** Matches a glob over path segments; a slash at the end is ignored. */
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
    meet(method, path, fraction) {
      const at = list.findIndex(
        (fault) => matchesCall(fault, method, path) && (fault.chance === undefined || fraction() < fault.chance),
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

const statusTexts: Record<number, TextKey> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'serverError',
};

/** The error response of a fault that has a status and no kind. */
function statusFault({ status = 500, body, fields = ['non_field_errors'], retry_after: seconds = 30 }: Fault) {
  const text = statusTexts[status] ?? (status < 500 ? 'badRequest' : 'unavailable');
  const withStatus = (error: HttpError) => new HttpError(status, error.body, error.headers);
  if (body === 'fields') return withStatus(fieldErrors(Object.fromEntries(fields.map((field) => [field, 'invalid']))));
  if (body === 'error_msg') return status === 409 ? conflict(text) : withStatus(messageError(text));
  if (status === 429) return detail(429, ['tooManyRequests', { seconds }], { 'Retry-After': String(seconds) });
  return detail(status, text);
}

/** The bodies of the kinds that replace one, with their type. */
const bodies = {
  malformed: ['{"cut": [1, 2', 'application/json'],
  shape: ['{"unexpected": {"value": true}}', 'application/json'],
  null: ['null', 'application/json'],
  html: [
    '<!doctype html><html lang="en"><title>Gateway</title><h1>Something went wrong</h1></html>',
    'text/html; charset=utf-8',
  ],
} as const;

/** The response without its second half: reading it fails, as when the connection breaks. */
async function truncated(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  if (whole.length === 0) return Response.error();
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(whole.subarray(0, Math.floor(whole.length / 2)));
        return;
      }
      // In a later task: a server that writes the half in this one has sent it by then.
      await new Promise((resolve) => setTimeout(resolve));
      controller.error(new Error('The response is truncated'));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/**
 * Responds as a fault has it, once its delay has passed. `handle` handles the call, `refuse` makes the response of a
 * error. A broken connection is `Response.error()`.
 */
export async function faultyResponse(
  fault: Fault,
  handle: () => Promise<Response>,
  refuse: (error: HttpError) => Response,
): Promise<Response> {
  const { kind, status } = fault;
  switch (kind) {
    case 'network':
    case 'timeout':
      return Response.error();
    case 'lost':
      await handle();
      return Response.error();
    case 'truncated':
      return truncated(await handle());
    case undefined:
      return status === undefined ? handle() : refuse(statusFault(fault));
    default: {
      const [body, type] = bodies[kind];
      return new Response(body, { status: status ?? 200, headers: { 'Content-Type': type } });
    }
  }
}
