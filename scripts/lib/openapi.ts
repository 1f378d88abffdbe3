import * as z from 'zod/mini';
import type { Call } from '#api/contract/call.ts';

type Json = Record<string, unknown>;
type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Operation = Json & { parameters?: Parameter[]; responses: Record<string, Json> };

/** The wire's schema of a codec. */
function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Json;
  return rest;
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/${name}` });

function replyOf({ reply }: Call): Record<string, Json> {
  switch (reply.kind) {
    case 'json':
      return { [reply.status]: { description: 'The answer', content: json(wireSchema(reply.schema)) } };
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

function operationOf(area: string, call: Call): Operation {
  const { name, summary, access, params, query, body } = call;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  const takesInput = parameters.length > 0 || body;
  return {
    operationId: name,
    tags: [area],
    summary,
    description: needs(access),
    ...(access === 'public' ? { security: [] } : {}),
    ...(typeof access === 'string' ? {} : { 'x-permissions': access }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(wireSchema(body)) } } : {}),
    responses: {
      ...replyOf(call),
      ...(takesInput ? { 400: ref('responses/BadInput') } : {}),
      ...(access === 'public' ? {} : { 401: ref('responses/NoValidToken') }),
      ...(typeof access === 'string' && !params ? {} : { 403: ref('responses/NotAllowed') }),
      ...(params ? { 404: ref('responses/NotFound') } : {}),
      default: ref('responses/Failure'),
    },
  };
}

/** Two calls on one method and path, told apart by a query key, are one operation with both answers. */
function merge(a: Operation, b: Operation, when: string): Operation {
  const inBoth = new Set(
    a.parameters?.filter(({ name }) => b.parameters?.some((other) => other.name === name)).map(({ name }) => name),
  );
  const all = new Map(
    [...(a.parameters ?? []), ...(b.parameters ?? [])].map((parameter) => [parameter.name, parameter]),
  );
  // The one without the flag may answer with nothing (204).
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
        description: success(a) ? `The answer; a file with ${when}=true` : `A file, with ${when}=true`,
        content: { ...success(a)?.content, ...success(b)?.content },
      },
    },
  };
}

const detail = json(ref('schemas/Detail'));

const components = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Token <token>`, as the login call answered it.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sessionid',
      description: 'Where the deployment chooses sessions; unsafe methods copy the csrftoken cookie into X-CSRFToken.',
    },
  },
  schemas: {
    Detail: { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] },
    FieldErrors: {
      type: 'object',
      description: 'Messages by field; those of no field under non_field_errors.',
      additionalProperties: { type: 'array', items: { type: ['string', 'array'] } },
    },
    BusinessError: {
      type: 'object',
      properties: { error_msg: { type: 'string' } },
      required: ['error_msg'],
    },
  },
  responses: {
    BadInput: {
      description: 'Bad input, by field, or a rule of the business',
      content: json({ anyOf: [ref('schemas/BusinessError'), ref('schemas/FieldErrors')] }),
    },
    NoValidToken: { description: 'No valid token', content: detail },
    NotAllowed: { description: 'Not allowed', content: detail },
    NotFound: { description: 'No such path or object', content: detail },
    MethodNotAllowed: { description: 'Wrong method', content: detail },
    Failure: { description: 'Any other failure: 405, 429 (with Retry-After in seconds), 5xx', content: detail },
  },
};

/** The OpenAPI 3.1 document of the contract's calls. */
export function openApi(areas: Readonly<Record<string, readonly Call[]>>, version: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  // A call that is told apart by a flag joins the one without it.
  for (const [area, calls] of Object.entries(areas))
    for (const call of calls.toSorted((a, b) => Number(Boolean(a.when)) - Number(Boolean(b.when)))) {
      const methods = paths[call.path] ?? {};
      paths[call.path] = methods;
      const method = call.method.toLowerCase();
      const known = methods[method];
      const operation = operationOf(area, call);
      if (known && !call.when) throw new Error(`${call.name} and ${known.operationId} are the same call.`);
      methods[method] = known && call.when ? merge(known, operation, call.when) : operation;
    }
  return {
    openapi: '3.1.0',
    info: {
      title: "API of the parking operator's back office",
      version,
      description:
        'Made from the contract in src/api/contract by `npm run openapi`. Amounts are EUR as decimal text with two digits, dates YYYY-MM-DD ' +
        'in Europe/Zagreb, times ISO 8601 in UTC. Accept-Language (hr, en) chooses the language of messages.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { session: [] }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components,
  };
}
