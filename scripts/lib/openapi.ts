import * as accounts from '#api/contract/accounts.ts';
import type { Call } from '#api/contract/call.ts';
import * as changeRequests from '#api/contract/changeRequests.ts';
import * as reports from '#api/contract/reports.ts';
import * as workingHours from '#api/contract/workingHours.ts';
import { languages } from '#design-system/language/languages.ts';
import { createNames } from './namedSchemas.ts';
import type { Example, Examples } from './openapiExamples.ts';
import {
  type About,
  bodyOf,
  components,
  infoOf,
  type Json,
  json,
  type Names,
  type Operation,
  parametersOf,
  ref,
  wireSchema,
} from './openapiParts.ts';

function replyOf({ reply, name }: Call, names: Names, example: Example | undefined): Record<string, Json> {
  switch (reply.kind) {
    case 'json':
      return {
        [reply.status]: {
          description: 'The response',
          content: json(names.refer(wireSchema(reply.schema), name.replace(/^get/, '')), example?.reply),
        },
      };
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

const needs = (access: Call['access']) => {
  if (access === 'public') return 'Needs no token.';
  if (access === 'signed-in') return 'For every user who is signed in.';
  return `Needs ${access.length > 1 ? 'any of the permissions' : 'the permission'} ${access.join(', ')}.`;
};

function operationOf(area: string, call: Call, names: Names, example: Example | undefined): Operation {
  const { name, summary, access, params, body } = call;
  const parameters = parametersOf(call, example);
  const takesInput = parameters.length > 0 || body;
  return {
    operationId: name,
    tags: [area],
    summary,
    description: needs(access),
    ...(access === 'public' ? { security: [] } : {}),
    ...(typeof access === 'string' ? {} : { 'x-permissions': access }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call, name, names, example),
    responses: {
      ...replyOf(call, names, example),
      ...(takesInput ? { 400: ref('responses/BadInput') } : {}),
      ...(access === 'public' ? {} : { 401: ref('responses/NoValidToken') }),
      ...(typeof access === 'string' && !params ? {} : { 403: ref('responses/NotAllowed') }),
      ...(params ? { 404: ref('responses/NotFound') } : {}),
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

const securitySchemes = {
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
};

/** By name, and those without a flag first. */
const inOrder = (a: Call, b: Call) => Number(Boolean(a.when)) - Number(Boolean(b.when)) || (a.name < b.name ? -1 : 1);

/** Schemas of several calls, by their names; a part comes before what contains it. */
const shared = {
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
};

/**
 * The OpenAPI 3.1 document of the contract's calls, with version and licence of `package.json`. Object schemas have
 * names; `examples` are made by the simulator.
 */
export function openApi(
  areas: Readonly<Record<string, readonly Call[]>>,
  about: About,
  examples: Examples = new Map(),
) {
  const names = createNames();
  for (const [name, schema] of Object.entries(shared)) names.refer(wireSchema(schema), name);
  const paths: Record<string, Record<string, Operation>> = {};
  // A call that is distinguished by a flag is merged with the one without it.
  for (const [area, calls] of Object.entries(areas))
    for (const call of calls.toSorted(inOrder)) {
      const methods = paths[call.path] ?? {};
      paths[call.path] = methods;
      const method = call.method.toLowerCase();
      const known = methods[method];
      const operation = operationOf(area, call, names, examples.get(call.name));
      if (known && !call.when) throw new Error(`${call.name} and ${known.operationId} are the same call.`);
      methods[method] = known && call.when ? merge(known, operation, call.when) : operation;
    }
  return {
    openapi: '3.1.0',
    info: infoOf(
      "API of the parking operator's back office",
      'Made from the contract in src/api/contract by `npm run openapi`. Amounts are EUR as decimal text with two digits, dates YYYY-MM-DD ' +
        'in Europe/Zagreb, times ISO 8601 in UTC. Accept-Language (' +
        `${languages.join(', ')}) chooses the language of messages.`,
      about,
    ),
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { session: [] }],
    tags: Object.keys(areas).map((name) => ({ name, description: `Calls of the area ${name}` })),
    paths,
    components: {
      securitySchemes,
      ...components,
      schemas: { ...components.schemas, ...names.used(paths) } as Record<string, Json>,
    },
  };
}
