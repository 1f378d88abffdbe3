import type * as z from 'zod/mini';
import type { Permission } from '../permissions.ts';

/** The reply of a call that succeeds. */
export type Reply =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly schema: z.core.$ZodType }
  | { readonly kind: 'empty'; readonly status: 204 }
  | { readonly kind: 'file'; readonly status: 200; readonly mime: string; readonly name: string };

/** JSON with this shape. */
export const json = <S extends z.core.$ZodType>(schema: S, status: 200 | 201 | 202 = 200) =>
  ({ kind: 'json', status, schema }) as const;

/** No content. */
export const empty = { kind: 'empty', status: 204 } as const;

/** A download; `name` is what the simulator names it and what the portal falls back to. */
export const file = (mime: string, name: string) => ({ kind: 'file', status: 200, mime, name }) as const;

export const xlsx = (name: string) => file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name);

export const pdf = (name: string) => file('application/pdf', name);

/**
 * One call of the API, declared once: the client encodes requests and decodes replies with it, the simulator does the
 * reverse, and the OpenAPI document is generated from it. `path` is below the API base (`/api`), with `{names}` that
 * `params` decodes. `access`: 'public' needs no token, 'signed-in' any user, else one of the permissions is enough
 * (behaviour 21.29). `once`: an action rather than a read, so it is never retried automatically although it is a GET.
 * `inputError`: how a 400 on the input is sent: one `error_msg`; default: messages by field.
 * `when`: distinguishes two calls on one method and path: this one applies when that query key is `true`.
 */
export interface Call {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly access: 'public' | 'signed-in' | readonly Permission[];
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly when?: string;
  readonly inputError?: 'error_msg';
  readonly once?: true;
  readonly reply: Reply;
}

/** Declares a call. Returns its argument with the exact types. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Part<C, K extends string> = C extends { readonly [P in K]: infer S extends z.core.$ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** What a caller passes and a handler receives: domain values of path parameters, query and body. */
export type RequestOf<C extends Pick<Call, 'params' | 'query' | 'body'>> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'>;

/** What a call resolves with: the domain value, nothing, or a file. */
export type ReplyOf<C extends { readonly reply: unknown }> = C['reply'] extends {
  kind: 'json';
  schema: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : C['reply'] extends { kind: 'file' }
    ? DownloadedFile
    : undefined;

/** A file as the server sent it, with the name it gave. */
export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}
