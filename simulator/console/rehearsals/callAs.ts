import * as z from 'zod/mini';
import type { Call, ReplyOf, RequestOf } from '#api/contract/call.ts';
import { control } from '../controlCalls.ts';

/** Makes a call of the API as a user, or as nobody, and resolves with its decoded reply; a file is discarded. */
export type CallAs = <C extends Call>(username: string | null, call: C, input: RequestOf<C>) => Promise<ReplyOf<C>>;

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The same calls as the portal's, with a token of the simulator in place of a session (behaviour 23.24). */
export const createCallAs =
  (language: string): CallAs =>
  async (username, call, input) => {
    const { params, query, body } = input as Parts;
    const values = call.params ? (z.encode(call.params, params) as Record<string, string>) : {};
    const search = call.query ? `?${new URLSearchParams(z.encode(call.query, query) as Record<string, string>)}` : '';
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const token =
      username === null
        ? undefined
        : ((await control(language, '/sign-in', { username })) as { readonly token: string }).token;
    const response = await fetch(`/api${path}${search}`, {
      method: call.method,
      headers: {
        'Accept-Language': language,
        ...(token === undefined ? {} : { Authorization: `Token ${token}` }),
        ...(call.body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(call.body ? { body: JSON.stringify(z.encode(call.body, body)) } : {}),
    });
    if (!response.ok) throw new Error(`${call.method} ${path}: ${response.status}`);
    const reply = call.reply.kind === 'json' ? z.decode(call.reply.schema, await response.json()) : undefined;
    return reply as never;
  };
