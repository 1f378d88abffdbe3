import * as z from 'zod/mini';
import type { Call, DownloadedFile, ReplyOf, RequestOf } from './contract/call.ts';
import { domainNamesOf } from './contract/codecs.ts';
import { ApiError, readRefusal } from './errors.ts';
import { storedToken } from './session.ts';

/** How the deployment's API is reached; set once at start by {@link configureClient}. */
export interface ClientSettings {
  /** Base of all paths, such as `/api` or `https://host/api`; no slash at its end. */
  readonly base: string;
  /** A token in the `Authorization` header, cookies with a CSRF header, or both (behaviour 21.8 and 21.9). */
  readonly authentication: 'token' | 'session' | 'both';
  /** The interface's language, for `Accept-Language`. */
  readonly language: () => string;
  /** Called for every 401 and 403, except for calls made with `refusal: 'own'`. */
  readonly onRefused: (error: ApiError) => void;
}

let settings: ClientSettings = { base: '/api', authentication: 'token', language: () => 'hr', onRefused: () => {} };

export function configureClient(next: ClientSettings) {
  settings = next;
}

/** False when no call can succeed because no user is signed in on this device. With cookies only the server knows. */
export const mayBeSignedIn = (): boolean => settings.authentication !== 'token' || storedToken() !== null;

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** 'own': the caller deals with a 401 or 403 itself. */
  readonly refusal?: 'own';
}

/** Milliseconds after which a call without a response fails. */
export const timeLimit = 30_000;
const retryDelays = [300, 900];

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
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
  const delays = call.method === 'GET' && !call.once ? retryDelays : [];
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptRequest(call, input, options);
    } catch (error) {
      const delay = delays[attempt];
      if (!(error instanceof ApiError) || !error.isPassing || delay === undefined) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403) && options.refusal !== 'own') {
          settings.onRefused(error);
        }
        throw error;
      }
      await wait(delay, options.signal);
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
  const init: RequestInit = {
    method: call.method,
    headers: headersOf(call),
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
      if (error instanceof SyntaxError) throw misfit(call, 'body: not JSON');
      throw new ApiError({ kind: 'network', call: call.name, detail: String(error) });
    });
  try {
    const response = await read(fetch(url, { ...init, signal }));
    if (!response.ok) throw await refusalOf(call, response, read);
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
  const token = settings.authentication === 'session' || call.access === 'public' ? null : storedToken();
  if (token) headers.Authorization = `Token ${token}`;
  if (settings.authentication !== 'token' && call.method !== 'GET') {
    const csrf = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
    if (csrf) headers['X-CSRFToken'] = decoded(csrf) ?? csrf;
  }
  return headers;
}

async function refusalOf(call: Call, response: Response, read: Read) {
  const names = new Map([call.params, call.query, call.body].flatMap((schema) => [...domainNamesOf(schema)]));
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
    ...readRefusal(body, (wireName) => names.get(wireName) ?? wireName),
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
  if (call.reply.kind === 'empty') return undefined;
  if (call.reply.kind === 'file') {
    if (/^application\/json/.test(response.headers.get('Content-Type') ?? ''))
      throw misfit(call, 'body: JSON, not a file');
    const name = fileNameOf(response.headers.get('Content-Disposition')) ?? call.reply.name;
    return { name, blob: await read(response.blob()) } satisfies DownloadedFile;
  }
  const body = await read(response.json() as Promise<unknown>);
  const domain = z.safeDecode(call.reply.schema as z.ZodMiniType, body);
  if (domain.success) return domain.data;
  const issue = domain.error.issues[0];
  const key = issue?.path.join('.') ?? '';
  throw misfit(
    call,
    `${key || 'body'}: ${issue?.message ?? 'does not fit'}, but got ${typeOf(valueAt(body, issue?.path ?? []))}`,
  );
}

/** The server's name for a file: `filename*=UTF-8''…` before `filename="…"`. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const name = encoded && decoded(encoded.trim());
  if (name) return name;
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2])?.trim() || undefined;
}

/** Percent-encoded text, or undefined when it is not that. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function misfit(call: Call, detail: string) {
  const error = new ApiError({ kind: 'contract', call: call.name, detail });
  console.error(`The reply of ${call.name} does not fit the contract. ${detail}`);
  return error;
}
