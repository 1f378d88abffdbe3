import * as z from 'zod/mini';
import type { Call } from '#api/contract/call.ts';
import type { createNames } from './namedSchemas.ts';
import type { Example } from './openapiExamples.ts';

export type Json = Record<string, unknown>;
export type Names = ReturnType<typeof createNames>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly example?: unknown;
}
export type Operation = Json & { parameters?: Parameter[]; responses: Record<string, Json> };

/** What the calls of the API and the control calls have alike. */
type AnyCall = Pick<Call, 'params' | 'query' | 'body'>;

/** The wire's schema of a codec. */
export function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Json;
  return rest;
}

function parametersIn(
  schema: z.core.$ZodType | undefined,
  place: 'path' | 'query',
  example: Example | undefined,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(example?.params[name] === undefined ? {} : { example: example.params[name] }),
  }));
}

/** The parameters of a call, in its path and in its query. */
export const parametersOf = ({ params, query }: AnyCall, example: Example | undefined): Parameter[] => [
  ...parametersIn(params, 'path', example),
  ...parametersIn(query, 'query', example),
];

/** JSON of a schema, with an example. */
export const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

/** A reference to a component. */
export const ref = (name: string) => ({ $ref: `#/components/${name}` });

/** Whether a call may be made without its body. */
export const mayBeLeftOut = (body: AnyCall['body']): boolean => body instanceof z.ZodMiniOptional;

/** The body of a call that has one. */
export const bodyOf = ({ body }: AnyCall, name: string, names: Names, example: Example | undefined) => {
  if (!body) return {};
  const content = json(names.refer(wireSchema(body), `${name}Body`), example?.body);
  return { requestBody: { required: !mayBeLeftOut(body), content } };
};

const detail = json(ref('schemas/Detail'));

/** The response with a 409, of calls that can have one. */
export const conflictResponse = {
  description: 'Refused by the state of the data',
  content: json({ anyOf: [ref('schemas/BusinessError'), ref('schemas/Detail')] }),
};

/** The schemas of refusals, and the responses with them. */
export const components = {
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
    Failure: { description: 'Any other failure: 405, 429 (with Retry-After in seconds), 5xx', content: detail },
  },
};

/** Version and licence of `package.json`. */
export interface About {
  readonly version: string;
  readonly license: string;
}

/** The title, licence and version of a document. */
export const infoOf = (title: string, description: string, { version, license }: About) => ({
  title,
  // An SPDX expression; npm's word for "no licence is granted" is none of SPDX's own.
  license: { name: license, identifier: license === 'UNLICENSED' ? 'LicenseRef-UNLICENSED' : license },
  version,
  description,
});
