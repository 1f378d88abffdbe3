import * as z from 'zod/mini';
import type { Call, DownloadedFile, ReplyOf, RequestOf } from './contract/call.ts';
import { domainNamesOf, elementNamesOf } from './contract/codecs.ts';
import { decoded } from './decoded.ts';
import { takeUserInfo } from './early.ts';
import { ApiError, isOfGateway, readErrorBody } from './errors.ts';
import { readServerClock } from './serverClock.ts';
import { storedToken } from './session.ts';
import { userInfoPath } from './userInfoPath.ts';

/** How the deployment's API is reached; set once at start by {@link configureClient}. */
export interface ClientSettings {
  /** Base of all paths, such as `/api` or `https://host/api`; no slash at its end. */
  readonly base: string;
  /** A token in the `Authorization` header, cookies with a CSRF header, or both (behaviour 21.8 and 21.9). */
  readonly authentication: 'token' | 'session' | 'both';
  /** The interface's language, for `Accept-Language`. */
  readonly language: () => string;
  /** Called for every 401 and 403, except for those that calls with `accessErrors` deal with. */
  readonly onRefused: (error: ApiError, call: Call) => void;
  /** Called for every reply that does not fit the contract. */
  readonly onMismatch?: ((error: ApiError) => void) | undefined;
}

let settings: ClientSettings = { base: '/api', authentication: 'token', language: () => 'hr', onRefused: () => {} };

export function configureClient(next: ClientSettings) {
  settings = next;
}

/** False when no call can succeed because no user is signed in on this device. With cookies only the server knows. */
export const mayBeSignedIn = (): boolean => !needsToken() || storedToken() !== null;

/** Whether the page keeps a token: in session mode it never does (behaviour 21.9). */
export const keepsToken = (): boolean => settings.authentication !== 'session';

/** Whether the user is recognised by a token alone. */
export const needsToken = (): boolean => settings.authentication === 'token';

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** 'own': the caller deals with a 401 or 403 itself; 'own403': with a 403 alone. */
  readonly accessErrors?: 'own' | 'own403';
}

/** Ends the held calls when the session has ended; undefined while calls are made. */
let held: AbortController | undefined;

/**
 * While the server ends the session no call is made but those that deal with 401 and 403 themselves: it would be refused. A
 * held call ends with its signal, at the latest when calls are made again: without having been sent.
 */
export function holdCalls(isHeld: boolean) {
  held?.abort(new ApiError({ kind: 'network', call: 'held', detail: 'not sent: the session ended' }));
  held = isHeld ? new AbortController() : undefined;
}

/** Milliseconds after which a call without a response fails. */
export const timeLimit = 30_000;
const retryDelays = [300, 900];

/** Resolves after so many milliseconds, without a number never; rejects with the signal's reason. */
const wait = (signal: AbortSignal | undefined, milliseconds?: number) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer =
      milliseconds &&
      setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Makes a call of the contract: the portal's only fetch. Resolves with domain values; rejects with {@link ApiError},
 * or with the signal's reason once that is aborted. A GET is tried at most twice more when the network or a gateway
 * fails, a write never.
 */
export async function request<C extends Call>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<ReplyOf<C>> {
  if (held && options.accessErrors !== 'own')
    await wait(AbortSignal.any(options.signal ? [held.signal, options.signal] : [held.signal]));
  const delays = call.method === 'GET' && !call.once ? retryDelays : [];
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptRequest(call, input, options);
    } catch (error) {
      const delay = delays[attempt];
      if (!(error instanceof ApiError) || !error.isPassing || delay === undefined) {
        const { accessErrors } = options;
        if (error instanceof ApiError && error.isAccessError && accessErrors !== 'own') {
          if (!accessErrors || error.status === 401) settings.onRefused(error, call);
        }
        throw error;
      }
      await wait(options.signal, delay);
    }
  }
}

type Parts = { params?: unknown; query?: unknown; body?: unknown };
/** Converts whatever stopped the reading of a response into the error that the caller receives. */
type Read = <T>(reading: Promise<T>) => Promise<T>;

async function attemptRequest<C extends Call>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions,
): Promise<ReplyOf<C>> {
  const parts = input as Parts;
  const url = urlOf(call, parts);
  const headers = headersOf(call);
  // The start script has made it already.
  const early = call.path === userInfoPath ? await takeUserInfo(url, headers) : undefined;
  const init: RequestInit = {
    method: call.method,
    headers,
    credentials: settings.authentication === 'token' ? 'omit' : 'include',
    ...(call.body ? { body: JSON.stringify(z.encode(call.body, parts.body)) } : {}),
  };
  // A timer of its own, because it is cleared once the whole body has arrived: the limit includes the body.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  const read: Read = (reading) =>
    reading.catch((error: unknown) => {
      if (options.signal?.aborted) throw options.signal.reason;
      if (limit.signal.aborted) throw new ApiError({ kind: 'timeout', call: call.name });
      // A body that is no JSON has arrived whole: that is the contract broken, not the network.
      if (error instanceof SyntaxError) throw mismatch(call, 'body: not JSON');
      throw new ApiError({ kind: 'network', call: call.name, detail: String(error) });
    });
  if (early) signal.addEventListener('abort', early.cancel, { once: true });
  const sentAt = early?.sentAt ?? Date.now();
  try {
    const response = await read(early ? early.response : fetch(url, { ...init, signal }));
    // The clock of a gateway may be another one.
    if (!isOfGateway(response.status)) readServerClock(response.headers, sentAt);
    if (!response.ok) throw await statusErrorOf(call, response, read);
    return (await replyOf(call, response, read)) as ReplyOf<C>;
  } finally {
    clearTimeout(timer);
  }
}

function urlOf(call: Call, { params, query }: Parts) {
  const path = call.params ? (z.encode(call.params, params) as Record<string, string>) : {};
  const search = call.query ? (z.encode(call.query, query) as Record<string, string>) : {};
  const text = new URLSearchParams(search).toString();
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return settings.base + filled + (text && `?${text}`);
}

function headersOf(call: Call) {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': settings.language() };
  if (call.reply.kind === 'file') headers.Accept = '*/*';
  if (call.body) headers['Content-Type'] = 'application/json';
  const token = keepsToken() && call.access !== 'public' ? storedToken() : null;
  if (token) headers.Authorization = `Token ${token}`;
  // A GET that does something, such as sending a mail, is as unsafe as a write (behaviour 21.9).
  if (settings.authentication !== 'token' && (call.method !== 'GET' || call.once)) {
    const csrf = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
    if (csrf) headers['X-CSRFToken'] = decoded(csrf) ?? csrf;
  }
  return headers;
}

async function statusErrorOf(call: Call, response: Response, read: Read) {
  const schemas = [call.params, call.query, call.body];
  const names = new Map([...elementNamesOf(call.body), ...schemas.flatMap((schema) => [...domainNamesOf(schema)])]);
  // A gateway's HTML page or a cut body is not readable for users: without JSON only the status counts.
  const body: unknown = await read(response.text().then(parsed)).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'network') return null;
    throw error;
  });
  const retryAfter = /^\s*(\d+)\s*$/.exec(response.headers.get('Retry-After') ?? '')?.[1];
  return new ApiError({
    kind: 'status',
    call: call.name,
    status: response.status,
    ...readErrorBody(body, (wireName) => names.get(wireName) ?? wireName),
    ...(retryAfter === undefined ? {} : { retryAfter: Number(retryAfter) }),
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

async function replyOf(call: Call, response: Response, read: Read): Promise<unknown> {
  if (call.reply.kind === 'empty') {
    // A login page of the network's, or a gateway's page, comes with 200 for any call: nothing was written.
    if ((await read(response.text())) !== '') throw mismatch(call, 'body: expected none');
    return undefined;
  }
  if (call.reply.kind === 'file') {
    if (/^(application\/json|text\/html)/.test(response.headers.get('Content-Type') ?? ''))
      throw mismatch(call, 'body: JSON or a page, not a file');
    const [{ fileNameOf }, blob] = await read(Promise.all([import('./fileName.ts'), response.blob()]));
    const name = fileNameOf(response.headers.get('Content-Disposition')) ?? call.reply.name;
    return { name, blob } satisfies DownloadedFile;
  }
  const body = await read(response.json() as Promise<unknown>);
  const domain = z.safeDecode(call.reply.schema as z.ZodMiniType, body);
  if (domain.success) return domain.data;
  const issue = domain.error.issues[0];
  const key = issue?.path.join('.') ?? '';
  throw mismatch(
    call,
    `${key || 'body'}: ${issue?.message ?? 'does not fit'}, but got ${typeOf(valueAt(body, issue?.path ?? []))}`,
  );
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Reports a reply that does not fit the contract, and returns the error about it. */
export function mismatch(call: Call, detail: string): ApiError {
  const error = new ApiError({ kind: 'contract', call: call.name, detail });
  console.error(`The reply of ${call.name} does not fit the contract. ${detail}`);
  settings.onMismatch?.(error);
  return error;
}
