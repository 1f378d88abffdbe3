import * as z from 'zod/mini';
import type { Call } from '#api/contract/call.ts';
import { dayOf } from '#api/days.ts';
import { plainText } from '#api/fileText.ts';
import { asOf } from '../ledger/calendar.ts';
import {
  detail,
  forbidden,
  formError,
  inputErrors,
  type Message,
  messageError,
  notFound,
  Refusal,
  unauthorized,
} from '../refusal.ts';
import { languageOf, type Texts, textsOf } from '../texts.ts';
import type { User } from '../world/world.ts';
import { encoderOf } from './encode.ts';
import type { CallContext, Route, SentFile, SimulatorContext } from './handler.ts';
import { routes, subjects } from './index.ts';

/** A route whose path fits, with the path's texts by their names. */
interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = routes.map((route) => {
  const names: string[] = [];
  const source = route.call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { route, names, pattern: new RegExp(`^${source}$`) };
});

const decodedPart = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const matchesOf = (path: string): Match[] =>
  patterns.flatMap(({ route, names, pattern }) => {
    const found = pattern.exec(path);
    if (!found) return [];
    const params = Object.fromEntries(names.map((name, place) => [name, decodedPart(found[place + 1] ?? '')]));
    return [{ route, params }];
  });

/** The user and the token of a request; undefined without a valid token. */
export function userOf(request: Request, { world }: SimulatorContext): { user: User; token: string } | undefined {
  const token = /^Token\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const username = token && world.token.get(token)?.username;
  const user = username ? world.user.get(username) : undefined;
  return user && token ? { user, token } : undefined;
}

/**
 * Handles a request to the API (`path` is relative to `/api`). Checks go in the order of behaviour 21.10: 401 no valid
 * token, 404 unknown path or object, 405 wrong method, 403 not allowed, 400 bad input.
 */
export async function dispatch(request: Request, path: string, simulatorContext: SimulatorContext): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  const texts = textsOf(language);
  try {
    const matches = matchesOf(path.endsWith('/') ? path : `${path}/`);
    const signedIn = userOf(request, simulatorContext);
    if (!signedIn && !matches.some(({ route }) => route.call.access === 'public')) throw unauthorized();
    const params = paramsOf(matches, simulatorContext);
    const url = new URL(request.url);
    const { route } = chosen(matches, request.method, url.searchParams);
    const { call } = route;
    if (call.access !== 'public') {
      if (!signedIn) throw unauthorized();
      if (!mayCall(call, params, signedIn.user, simulatorContext)) throw forbidden();
    }
    const input = {
      params,
      query: call.query && decodedInput(call.query, Object.fromEntries(url.searchParams), call),
      body: call.body && decodedInput(call.body, await bodyOf(request), call),
    };
    const now = simulatorContext.clock.now();
    const context: CallContext<unknown> = {
      ...simulatorContext,
      user: call.access === 'public' ? undefined : signedIn?.user,
      token: signedIn?.token,
      language,
      texts,
      today: dayOf(now),
      asOf: asOf(now),
    };
    return encoded(call, await route.handle(input, context));
  } catch (error) {
    return refusalResponse(error, texts);
  }
}

/** The path's values, which every call on a path shares; 404 when they name nothing. */
function paramsOf(matches: readonly Match[], simulatorContext: SimulatorContext): unknown {
  const match = matches[0];
  if (!match) throw notFound();
  const { call } = match.route;
  if (!call.params) return undefined;
  const decoded = z.safeDecode(call.params as z.ZodMiniType, match.params);
  if (!decoded.success) throw notFound();
  const params = decoded.data as Readonly<Record<string, unknown>>;
  for (const [subject, id] of subjectsOf(call, params))
    if (!subject.exists(id, simulatorContext, params)) throw notFound();
  return decoded.data;
}

/** The objects that a call's path names, with their ids. */
const subjectsOf = (call: Call, params: unknown) =>
  subjects
    .filter(({ path }) => call.path.startsWith(path))
    .map((subject) => {
      const name = /\{(\w+)\}\/$/.exec(subject.path)?.[1] ?? '';
      return [subject, Number((params as Record<string, unknown>)[name])] as const;
    });

function chosen(matches: readonly Match[], method: string, query: URLSearchParams): Match {
  const fitting = matches.filter(({ route }) => route.call.method === method);
  const match =
    fitting.find(({ route: { call } }) => call.when !== undefined && query.get(call.when) === 'true') ??
    fitting.find(({ route: { call } }) => call.when === undefined) ??
    fitting[0];
  if (match) return match;
  const allowed = [...new Set(matches.map(({ route }) => route.call.method))].join(', ');
  throw detail(405, ['methodNotAllowed', { method }], { Allow: allowed });
}

const mayCall = ({ access, ...call }: Call, params: unknown, user: User, context: SimulatorContext): boolean =>
  (typeof access === 'string' || access.some((permission) => user.permissions.includes(permission))) &&
  subjectsOf({ access, ...call }, params).every(([subject, id]) => subject.isTheirs?.(id, user, context) ?? true);

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw formError('notJson');
  }
}

/**
 * Decodes a query or a body, or throws a 400 with a message for each field, by its name on the wire. Messages about the
 * items of a list are aligned with it (behaviour 21.12).
 */
function decodedInput(schema: z.core.$ZodType, wire: unknown, { inputError }: Call): unknown {
  const decoded = z.safeDecode(schema as z.ZodMiniType, wire);
  if (decoded.success) return decoded.data;
  const fields: Record<string, Message> = {};
  const lists: Record<string, Record<string, Message>[]> = {};
  for (const issue of decoded.error.issues) {
    const [field = 'non_field_errors', index, itemField] = issue.path;
    const value = valueAt(wire, issue.path);
    const list = valueAt(wire, [field]);
    if (typeof index === 'number' && itemField !== undefined && Array.isArray(list)) {
      lists[String(field)] ??= list.map(() => ({}));
      const item = lists[String(field)]?.[index];
      if (item) item[String(itemField)] ??= messageOf(issue, itemField, value);
    } else fields[String(field)] ??= messageOf(issue, issue.path[0], issue.path.length > 1 ? list : value);
  }
  if (inputError) throw messageError(Object.values(fields)[0] ?? 'badRequest');
  throw inputErrors(fields, lists);
}

const valueAt = (wire: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], wire);

function messageOf(issue: z.core.$ZodIssue, field: PropertyKey | undefined, value: unknown): Message {
  if (field === undefined) return 'badRequest';
  if (value === undefined || value === null) return 'required';
  if (field === 'time_from' || field === 'time_to') return value === '' ? 'required' : 'invalidTime';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'notText';
  if (issue.code === 'invalid_format' && issue.format === 'date') return value === '' ? 'required' : 'invalidDate';
  if (field === 'page') return 'invalidPage';
  if (field === 'distributeri' || field === 'usluge') return 'invalidIds';
  return 'invalid';
}

const noStore = { 'Cache-Control': 'no-store', Vary: 'Authorization, Accept-Language' };

export const jsonResponse = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...noStore, ...headers },
  });

/** Encodes a handler's reply by the contract; a reply that does not fit is a bug of the simulator and throws. */
function encoded({ reply }: Call, answer: unknown): Response {
  if (reply.kind === 'empty') return new Response(null, { status: reply.status, headers: noStore });
  if (reply.kind === 'json') {
    return jsonResponse(encoderOf(reply.schema)(answer), reply.status);
  }
  const { bytes, name = reply.name } = answer as SentFile;
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    status: reply.status,
    headers: { 'Content-Type': reply.mime, 'Content-Disposition': dispositionOf(name), ...noStore },
  });
}

/** `attachment` with a plain name, and the true one in `filename*` when it has other letters (behaviour 19.3). */
export function dispositionOf(fileName: string): string {
  const name = plainText(fileName).replace(/[/\t\n]/g, '-');
  const plain = name
    .replace(/[–—]/g, '-')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  const own = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${own}`}`;
}

/** The response for an error that a handler or a check threw. */
export function refusalResponse(error: unknown, texts: Texts): Response {
  if (error instanceof Refusal) return jsonResponse(error.body(texts), error.status, error.headers);
  console.error('The simulator failed:', error);
  return jsonResponse({ detail: texts('serverError') }, 500);
}
