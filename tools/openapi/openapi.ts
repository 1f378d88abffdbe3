import type * as z from 'zod/mini';
import * as accounts from '#api/contract/accounts.ts';
import * as changeRequests from '#api/contract/changeRequests.ts';
import * as reports from '#api/contract/reports.ts';
import * as workingHours from '#api/contract/workingHours.ts';
import { languages } from '#design-system/language/languages.ts';
import type { HandledCall } from '#simulator/handlers/handler.ts';
import { createNames } from './namedSchemas.ts';
import type { Example, Examples } from './openapiExamples.ts';
import {
  type About,
  bodyOf,
  components,
  conflictResponse,
  infoOf,
  type Json,
  json,
  mayBeLeftOut,
  type Names,
  type Operation,
  parametersOf,
  ref,
  wireSchema,
} from './openapiParts.ts';

/** A call with what its document says of it besides. */
type DocumentedCall = HandledCall & { readonly conflict?: string };

/** What is said once for a whole document. */
export interface ApiDocument {
  readonly title: string;
  readonly description: string;
  /** The base of the paths. */
  readonly server: string;
  /** What a tag of the document is about. */
  readonly tag: (area: string) => string;
  readonly securitySchemes: Json;
  readonly security: readonly Json[];
  /** Schemas of several calls, by their names; a part comes before what contains it. */
  readonly shared: Readonly<Record<string, z.core.$ZodType>>;
  /** Who may make a call, in a sentence. */
  readonly needs: (call: DocumentedCall) => string;
  /** Which refusals of the caller a call can have. */
  readonly refusals: (call: DocumentedCall) => readonly (401 | 403)[];
  /** Whether a public call needs none of `security`. */
  readonly isPublicOpen: boolean;
  /** Whether the calls of an area are sorted by their names; else they are in the order in which they are given. */
  readonly isByName: boolean;
}

function replyOf({ reply, name }: HandledCall, names: Names, example: Example | undefined): Record<string, Json> {
  switch (reply.kind) {
    case 'json':
      return {
        [reply.status]: {
          description: 'The response',
          content: json(names.refer(wireSchema(reply.schema), name.replace(/^get/, '')), example?.reply),
        },
      };
    case 'events': {
      const schema = names.refer(wireSchema(reply.schema), name.replace(/^get/, ''));
      const text = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
      return {
        [reply.status]: {
          description: 'The response',
          content: { 'text/event-stream': { schema: text, ...(example ? { example: example.reply } : {}) } },
        },
      };
    }
    case 'empty':
      return { [reply.status]: { description: 'Done' } };
    case 'file':
      return {
        [reply.status]: {
          description: `The file, as an attachment named such as ${reply.name}`,
          headers: { 'Content-Disposition': { schema: { type: 'string' } } },
          content: { [reply.mime]: { schema: { type: 'string', format: 'binary' } } },
        },
      };
  }
}

function operationOf(
  about: ApiDocument,
  area: string,
  call: DocumentedCall,
  names: Names,
  example: Example | undefined,
): Operation {
  const { name, summary, access, params, body, conflict } = call;
  const parameters = parametersOf(call, example);
  const takesInput = parameters.length > 0 || body;
  const refusals = about.refusals(call);
  return {
    operationId: name,
    tags: [area],
    summary,
    description: `${about.needs(call)}${mayBeLeftOut(body) ? ' The body may be left out.' : ''}`,
    ...(access === 'public' && about.isPublicOpen ? { security: [] } : {}),
    ...(typeof access === 'string' ? {} : { 'x-permissions': access }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call, name, names, example),
    responses: {
      ...replyOf(call, names, example),
      ...(takesInput ? { 400: ref('responses/BadInput') } : {}),
      ...(refusals.includes(401) ? { 401: ref('responses/NoValidToken') } : {}),
      ...(refusals.includes(403) ? { 403: ref('responses/NotAllowed') } : {}),
      ...(params ? { 404: ref('responses/NotFound') } : {}),
      ...(conflict ? { 409: ref('responses/Conflict') } : {}),
      default: ref('responses/Failure'),
    },
  };
}

/** Merges two calls on one method and path, distinguished by a query key, into one operation with both responses. */
function merge(a: Operation, b: Operation, when: string): Operation {
  const inBoth = new Set(
    a.parameters?.filter(({ name }) => b.parameters?.some((other) => other.name === name)).map(({ name }) => name),
  );
  const all = new Map(
    [...(a.parameters ?? []), ...(b.parameters ?? [])].map((parameter) => [parameter.name, parameter]),
  );
  // The one without the flag may respond without content (204).
  const success = (operation: Operation) => operation.responses[200] as { content: Json } | undefined;
  return {
    ...a,
    summary: `${a.summary}; with ${when}=true: ${b.summary}`,
    'x-also': b.operationId,
    parameters: [...all.values()].map((parameter) => ({
      ...parameter,
      required: parameter.required && inBoth.has(parameter.name),
    })),
    responses: {
      ...a.responses,
      200: {
        ...success(a),
        ...success(b),
        description: success(a) ? `The response; a file with ${when}=true` : `A file, with ${when}=true`,
        content: { ...success(a)?.content, ...success(b)?.content },
      },
    },
  };
}

/** By name, and those without a flag first. */
const byName = (a: HandledCall, b: HandledCall) =>
  Number(Boolean(a.when)) - Number(Boolean(b.when)) || (a.name < b.name ? -1 : 1);

const portalApi: ApiDocument = {
  title: "API of the parking operator's back office",
  description:
    'Made from the contract in src/api/contract by `npm run openapi`. Amounts are EUR as decimal text with two digits, dates YYYY-MM-DD ' +
    'in Europe/Zagreb, times ISO 8601 in UTC. Accept-Language (' +
    `${languages.join(', ')}) chooses the language of messages.`,
  server: '/api',
  tag: (area) => `Calls of the area ${area}`,
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Token <token>`, as the login call returns it.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sessionid',
      description: 'Where the deployment chooses sessions; unsafe methods copy the csrftoken cookie into X-CSRFToken.',
    },
  },
  security: [{ token: [] }, { session: [] }],
  shared: {
    Metrics: reports.metrics,
    ChannelShare: reports.channelShare,
    ChannelReport: reports.channelReport,
    IntervalReport: reports.intervalReport,
    ArticleReport: reports.articleReport,
    DetailReport: reports.detailReport,
    ServiceGroup: accounts.serviceGroup,
    Setting: accounts.setting,
    Subscription: accounts.subscription,
    WorkingPeriod: workingHours.workingPeriod,
    WorkingPeriodBody: workingHours.workingPeriodBody,
    ClosingRuleBody: workingHours.closingRuleBody,
    ChangeRequest: changeRequests.changeRequest,
  },
  needs({ access }) {
    if (access === 'public') return 'Needs no token.';
    if (access === 'signed-in') return 'For every user who is signed in.';
    return `Needs ${access.length > 1 ? 'any of the permissions' : 'the permission'} ${access.join(', ')}.`;
  },
  refusals: ({ access, params }) => [
    ...(access === 'public' ? [] : [401 as const]),
    ...(typeof access === 'string' && !params ? [] : [403 as const]),
  ],
  isPublicOpen: true,
  isByName: true,
};

/**
 * The OpenAPI 3.1 document of a contract's calls, with version and licence of `package.json`. Object schemas have names;
 * `examples` are made by the simulator. `document` is what is said once; default: that of the API.
 */
export function openApi(
  areas: Readonly<Record<string, readonly DocumentedCall[]>>,
  about: About,
  examples: Examples = new Map(),
  document: ApiDocument = portalApi,
) {
  const names = createNames();
  for (const [name, schema] of Object.entries(document.shared)) names.refer(wireSchema(schema), name);
  const paths: Record<string, Record<string, Operation>> = {};
  // A call that is distinguished by a flag is merged with the one without it.
  for (const [area, calls] of Object.entries(areas))
    for (const call of document.isByName ? calls.toSorted(byName) : calls) {
      const methods = paths[call.path] ?? {};
      paths[call.path] = methods;
      const method = call.method.toLowerCase();
      const known = methods[method];
      const operation = operationOf(document, area, call, names, examples.get(call.name));
      if (known && !call.when) throw new Error(`${call.name} and ${known.operationId} are the same call.`);
      methods[method] = known && call.when ? merge(known, operation, call.when) : operation;
    }
  const { responses, schemas } = components;
  const hasConflicts = Object.values(areas).some((calls) => calls.some(({ conflict }) => conflict));
  return {
    openapi: '3.1.0',
    info: infoOf(document.title, document.description, about),
    servers: [{ url: document.server }],
    security: document.security,
    tags: Object.keys(areas).map((name) => ({ name, description: document.tag(name) })),
    paths,
    components: {
      securitySchemes: document.securitySchemes,
      responses: { ...responses, ...(hasConflicts ? { Conflict: conflictResponse } : {}) } as Record<string, Json>,
      schemas: { ...schemas, ...names.used(paths) } as Record<string, Json>,
    },
  };
}
