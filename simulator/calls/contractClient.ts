import * as z from 'zod/mini';
import type { ReplyOf, RequestOf } from '#api/contract/call.ts';
import type { HandledCall } from '../handlers/handler.ts';

/** Where calls are sent, and as whom. */
interface Target {
  /** The base of the paths, without a slash at its end. */
  readonly base: string;
  readonly language: string;
  /** The token of the user who calls; undefined: nobody. */
  readonly token?: string | undefined;
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A call that was refused, with the simulator's text for the user. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** The texts of an error: of a whole call, or of its fields. */
const textsOf = (answer: unknown): readonly string[] =>
  Object.values(Object(answer))
    .flat()
    .filter((text) => typeof text === 'string');

/** Sends a call whose parts are as on the wire, and returns its response. Throws {@link RefusedCall}. */
export async function sendCall(call: HandledCall, { params, query, body }: Parts, target: Target): Promise<Response> {
  const { base, language, token } = target;
  const values = Object(params) as Record<string, string>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(Object(query)).toString();
  const response = await fetch(base + path + (search && `?${search}`), {
    method: call.method,
    headers: {
      'Accept-Language': language,
      ...(token === undefined ? {} : { Authorization: `Token ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new RefusedCall(response.status, textsOf(await response.json().catch(() => null))[0] ?? '');
}

/**
 * Makes a call of the API or a control call: encodes its input and decodes its reply by the contract; a file is discarded.
 * What cannot be encoded is sent as it is, so that the simulator says what is wrong. Throws {@link RefusedCall}.
 */
export async function makeCall<C extends HandledCall>(
  call: C,
  input: RequestOf<C>,
  target: Target,
): Promise<ReplyOf<C>> {
  const { params, query, body } = input as Parts;
  const encoded = (schema: z.core.$ZodType | undefined, value: unknown) => {
    const wire = schema && z.safeEncode(schema as z.ZodMiniType, value);
    return wire?.success ? wire.data : wire && value;
  };
  const parts = {
    params: encoded(call.params, params),
    query: encoded(call.query, query),
    body: encoded(call.body, body),
  };
  const response = await sendCall(call, parts, target);
  const reply = call.reply.kind === 'json' ? z.decode(call.reply.schema, await response.json()) : undefined;
  return reply as ReplyOf<C>;
}
