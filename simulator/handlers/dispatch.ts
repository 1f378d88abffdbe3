import * as z from 'zod/mini';
import { dayOf } from '#api/days.ts';
import { plainText } from '#api/fileText.ts';
import {
  detail,
  forbidden,
  formError,
  HttpError,
  inputErrors,
  type Message,
  messageError,
  notFound,
  unauthorized,
} from '../calls/httpError.ts';
import { asOf } from '../ledger/calendar.ts';
import { languageOf, type Texts, textsOf } from '../texts/texts.ts';
import type { User } from '../world/world.ts';
import { encoderOf } from './encode.ts';
import type { CallContext, HandledCall, Route, SentFile, SimulatorContext, Subject } from './handler.ts';
import { routes, subjects } from './index.ts';

/** What a dispatcher handles. */
interface Surface<More> {
  readonly routes: readonly Route<More>[];
  /** Every kind of object that a path can name; default: none. */
  readonly subjects?: readonly Subject[];
  /** Reads the JSON of a request's body, or throws an error; undefined when the call has none. */
  readonly bodyOf: (request: Request, call: HandledCall) => Promise<unknown> | undefined;
  /** The texts of a query that are decoded; default: all. */
  readonly isGiven?: (value: string) => boolean;
}

/** A route whose path fits, with the path's texts by their names. */
interface Match<More> {
  readonly route: Route<More>;
  readonly params: Readonly<Record<string, string>>;
}

const patternOf = <More>(route: Route<More>) => {
  const names: string[] = [];
  const source = route.call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { route, names, pattern: new RegExp(`^${source}$`) };
};

const decodedPart = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The user and the token of a request; undefined without a valid token. */
export function userOf(request: Request, { world }: SimulatorContext): { user: User; token: string } | undefined {
  const token = /^Token\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const username = token && world.token.get(token)?.username;
  const user = username ? world.user.get(username) : undefined;
  return user && token ? { user, token } : undefined;
}

/**
 * Returns a function that handles a request of a surface; `path` is relative to it. Checks go in the order of behaviour
 * 21.10: 401 no valid token, 404 unknown path or object, 405 wrong method, 403 not allowed, 400 bad input.
 */
export function createDispatcher<More = unknown>({ routes, subjects = [], bodyOf, isGiven }: Surface<More>) {
  const patterns = routes.map(patternOf);
  const isPublic = routes.every(({ call }) => call.access === 'public');

  const matchesOf = (path: string): Match<More>[] =>
    patterns.flatMap(({ route, names, pattern }) => {
      const found = pattern.exec(path);
      if (!found) return [];
      const params = Object.fromEntries(names.map((name, place) => [name, decodedPart(found[place + 1] ?? '')]));
      return [{ route, params }];
    });

  /** The path's values, which every call on a path shares; 404 when they name nothing. */
  function paramsOf(matches: readonly Match<More>[], simulatorContext: SimulatorContext): unknown {
    const match = matches[0];
    if (!match) throw notFound();
    const { call } = match.route;
    if (!call.params) return undefined;
    const decoded = z.safeDecode(call.params as z.ZodMiniType, match.params);
    if (!decoded.success) throw notFound();
    const params = decoded.data as Readonly<Record<string, unknown>>;
    for (const [subject, id] of subjectsOf(call, params, subjects))
      if (!subject.exists(id, simulatorContext, params)) throw notFound();
    return decoded.data;
  }

  return async (request: Request, path: string, simulatorContext: SimulatorContext & More): Promise<Response> => {
    const language = languageOf(request.headers.get('Accept-Language'));
    const texts = textsOf(language);
    try {
      const matches = matchesOf(path.endsWith('/') ? path : `${path}/`);
      const signedIn = userOf(request, simulatorContext);
      const needsToken = !isPublic && !matches.some(({ route }) => route.call.access === 'public');
      if (!signedIn && needsToken) throw unauthorized();
      const params = paramsOf(matches, simulatorContext);
      const { searchParams } = new URL(request.url);
      const { route } = chosen(matches, request.method, searchParams);
      const { call } = route;
      if (call.access !== 'public') {
        if (!signedIn) throw unauthorized();
        if (!mayCall(call, params, signedIn.user, simulatorContext, subjects)) throw forbidden();
      }
      const query = [...searchParams].filter(([, value]) => isGiven?.(value) ?? true);
      const reading = bodyOf(request, call);
      // Calls without a body are answered in the order in which they come: none waits for what it does not have.
      const sent = reading && (await reading);
      const input = {
        params,
        query: call.query && decodedInput(call.query, Object.fromEntries(query), call),
        body: call.body && decodedInput(call.body, sent, call),
      };
      const now = simulatorContext.clock.now();
      const context: CallContext<unknown> & More = {
        ...simulatorContext,
        user: call.access === 'public' ? undefined : signedIn?.user,
        token: signedIn?.token,
        language,
        texts,
        today: dayOf(now),
        asOf: asOf(now),
        sent,
        signal: request.signal,
      };
      return encoded(call, await route.handle(input, context));
    } catch (error) {
      return errorResponse(error, texts);
    }
  };
}

/** The objects that a call's path names, with their ids. */
const subjectsOf = ({ path: callPath }: HandledCall, params: unknown, subjects: readonly Subject[]) =>
  subjects
    .filter(({ path }) => callPath.startsWith(path))
    .map((subject) => {
      const name = /\{(\w+)\}\/$/.exec(subject.path)?.[1] ?? '';
      return [subject, Number((params as Record<string, unknown>)[name])] as const;
    });

function chosen<More>(matches: readonly Match<More>[], method: string, query: URLSearchParams): Match<More> {
  const fitting = matches.filter(({ route }) => route.call.method === method);
  const match =
    fitting.find(({ route: { call } }) => call.when !== undefined && query.get(call.when) === 'true') ??
    fitting.find(({ route: { call } }) => call.when === undefined) ??
    fitting[0];
  if (match) return match;
  const allowed = [...new Set(matches.map(({ route }) => route.call.method))].join(', ');
  throw detail(405, ['methodNotAllowed', { method }], { Allow: allowed });
}

const mayCall = (
  call: HandledCall,
  params: unknown,
  user: User,
  context: SimulatorContext,
  subjects: readonly Subject[],
): boolean =>
  (typeof call.access === 'string' || call.access.some((permission) => user.permissions.includes(permission))) &&
  subjectsOf(call, params, subjects).every(([subject, id]) => subject.isTheirs?.(id, user, context) ?? true);

/** The JSON of a text; an error of any other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw formError('notJson');
  }
}

/** Handles a request to the API; `path` is relative to `/api`. */
export const dispatch = createDispatcher({
  routes,
  subjects,
  bodyOf: (request, call) => call.body && request.text().then(jsonOf),
});

/** Of a union, the issues of the alternative that fits best; of alternatives that fit alike, the last. */
function issuesOf(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toReversed().toSorted((one, other) => one.length - other.length);
  return (best ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/**
 * Decodes a query or a body, or throws a 400 with a message for each field, by its name on the wire. Messages about the
 * items of a list are aligned with it (behaviour 21.12); those of a body that is a list have the item's place in their
 * names.
 */
function decodedInput(schema: z.core.$ZodType, wire: unknown, { inputError, bodyError }: HandledCall): unknown {
  const decoded = z.safeDecode(schema as z.ZodMiniType, wire);
  if (decoded.success) return decoded.data;
  if (bodyError) throw formError(bodyError);
  const fields: Record<string, Message> = {};
  const lists: Record<string, Record<string, Message>[]> = {};
  for (const issue of decoded.error.issues.flatMap(issuesOf)) {
    const path = Array.isArray(wire) && issue.path.length > 0 ? [issue.path.join('.')] : issue.path;
    const [field = 'non_field_errors', index, itemField] = path;
    const value = valueAt(wire, issue.path);
    const list = valueAt(wire, [field]);
    if (typeof index === 'number' && itemField !== undefined && Array.isArray(list)) {
      lists[String(field)] ??= list.map(() => ({}));
      const item = lists[String(field)]?.[index];
      if (item) item[String(itemField)] ??= messageOf(issue, itemField, value);
    } else fields[String(field)] ??= messageOf(issue, path[0], path.length > 1 ? list : value);
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
  if (field === 'now' && issue.code === 'custom') return 'outOfTime';
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
function encoded({ reply }: HandledCall, answer: unknown): Response {
  if (reply.kind === 'empty') return new Response(null, { status: reply.status, headers: noStore });
  if (reply.kind === 'json') {
    return jsonResponse(encoderOf(reply.schema)(answer), reply.status);
  }
  if (reply.kind === 'events') {
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
    return new Response(answer as ReadableStream<Uint8Array>, { headers });
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
export function errorResponse(error: unknown, texts: Texts): Response {
  if (error instanceof HttpError) return jsonResponse(error.body(texts), error.status, error.headers);
  console.error('The simulator failed:', error);
  return jsonResponse({ detail: texts('serverError') }, 500);
}
