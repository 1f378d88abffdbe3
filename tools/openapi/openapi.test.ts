import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, json, xlsx } from '#api/contract/call.ts';
import { idText, page, renamed } from '#api/contract/codecs.ts';
import { areas } from '#api/contract/index.ts';
import { controlCalls } from '#simulator/control/calls.ts';
import { createSimulator } from '#simulator/simulator.ts';
import { bins, root } from '../processes/run.mjs';
import { makeControlExamples } from './controlExamples.ts';
import { controlOpenApi } from './controlOpenApi.ts';
import { openApi } from './openapi.ts';
import { type Examples, makeExamples } from './openapiExamples.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const about = read('package.json');

const list = defineCall({
  name: 'getThings',
  summary: 'Things',
  method: 'GET',
  path: '/things/{id}/',
  access: ['ParkingView'],
  params: renamed({ id: ['id', idText] }),
  query: renamed({ page: ['page', z.optional(page)], search: ['trazi', z.string()] }),
  reply: json(renamed({ name: ['naziv', z.string()] })),
});
const file = defineCall({
  ...list,
  name: 'getThingsFile',
  summary: 'Things as a file',
  query: renamed({ excel: ['excel', z.literal('true')] }),
  when: 'excel',
  reply: xlsx('things.xlsx'),
});

let examples: Examples;
beforeAll(async () => {
  examples = await makeExamples();
}, 120_000);

describe('docs/openapi.json', () => {
  it('matches the contract; npm run openapi writes it again', () => {
    expect(read('docs/openapi.json')).toEqual(JSON.parse(JSON.stringify(openApi(areas, about, examples))));
  });

  it('holds every call of the contract, by the wire', () => {
    const document = openApi(areas, about);
    for (const { path, method, name } of Object.values(areas).flat()) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([operation?.operationId, operation?.['x-also']], name).toContain(name);
    }
    expect(JSON.stringify(document.components.schemas.ParkingProviders)).toContain('"provider_list"');
  });

  it('names every parameter of a path', () => {
    const { paths } = openApi(areas, about);
    for (const [path, methods] of Object.entries(paths))
      for (const { parameters = [] } of Object.values(methods)) {
        const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        expect(
          [...path.matchAll(/\{\w+\}/g)].map(([name]) => name),
          path,
        ).toEqual(named);
      }
  });
});

describe('docs/openapi-simulator.json', () => {
  it('matches the declarations of the control calls; npm run openapi writes it again', async () => {
    const document = controlOpenApi(about, await makeControlExamples());
    expect(read('docs/openapi-simulator.json')).toEqual(JSON.parse(JSON.stringify(document)));
  }, 60_000);

  it('holds every control call', () => {
    const { paths } = controlOpenApi(about);
    for (const { name, path, method } of Object.values(controlCalls))
      expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  });
});

/** The problems that Redocly's recommended rules (redocly.yaml) find in a document. */
async function problemsOf(path: string): Promise<string[]> {
  const lint = ['lint', '--format=json', `--config=${join(root, 'redocly.yaml')}`, path];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, [bins.redocly, ...lint], { env }).catch(
    (error) => error,
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{'))).problems.map(({ ruleId }: { ruleId: string }) => ruleId);
}

describe("Redocly's recommended rules, with the slash at the end of paths allowed", () => {
  it.each(['docs/openapi.json', 'docs/openapi-simulator.json'])('hold for %s', async (path) => {
    expect(await problemsOf(join(root, path))).toEqual([]);
  });
});

describe('two calls on one path', () => {
  const operation = openApi({ things: [list, file] }, { version: '1', license: 'MIT' }).paths['/things/{id}/']?.get;

  it('are one operation with both replies', () => {
    expect(operation).toMatchObject({ operationId: 'getThings', 'x-also': 'getThingsFile' });
    expect(operation?.responses[200]?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Things' } },
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: { type: 'string', format: 'binary' },
      },
    });
  });

  it('require only what both require', () => {
    expect(operation?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['page', false],
      ['trazi', false],
      ['excel', false],
    ]);
  });

  it('without a key that distinguishes them are an error', () => {
    expect(() =>
      openApi({ things: [list, { ...list, name: 'listThings' }] }, { version: '1', license: 'MIT' }),
    ).toThrow('listThings and getThings');
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a document as a client that knows only OpenAPI reads it.
type Document = any;

/** A schema whose objects have no keys but those that it names. */
const closed = (schema: Document): Document =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value,
  );

/** Returns a function that says where a value differs from a schema of a document, by the letter. */
function strictly(document: Document) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    formats: { date: true, 'date-time': true },
  });
  ajv.addVocabulary(['components']);
  const components = closed(document.components);
  return (value: unknown, schema: Document): string[] => {
    const validate = ajv.compile({ ...closed(schema), components });
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  };
}

const operationsOf = (document: Document) =>
  Object.entries<Document>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Document>(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe.each(['docs/openapi.json', 'docs/openapi-simulator.json'])('%s, as any client reads it', (path) => {
  const document: Document = read(path);
  const operations = operationsOf(document);
  const faultsOf = strictly(document);
  const resolve = (value: Document): Document =>
    value?.$ref
      ? value.$ref
          .slice(2)
          .split('/')
          .reduce((inner: Document, key: string) => inner[key], document)
      : value;

  it('has no reference without a target, and no component without a use', () => {
    const text = JSON.stringify(document);
    const used = new Set([...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name));
    const declared = ['schemas', 'responses'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `${kind}/${name}`),
    );
    expect([...used].sort()).toEqual(declared.sort());
  });

  it('has an example of each JSON body, which fits its schema', () => {
    for (const { operation } of operations) {
      const bodies = [
        operation.requestBody,
        ...Object.entries(operation.responses).flatMap(([status, response]) =>
          status.startsWith('2') ? [response] : [],
        ),
      ];
      for (const body of bodies) {
        const media = resolve(body)?.content?.['application/json'];
        if (!media) continue;
        expect(media.example, operation.operationId).toBeDefined();
        expect(faultsOf(media.example, media.schema), operation.operationId).toEqual([]);
      }
    }
  });
});

it('a key that a schema does not have is a fault', () => {
  const faultsOf = strictly({ components: {} });
  const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };
  expect(faultsOf({ a: 1 }, schema)).toEqual([]);
  expect(faultsOf({ a: '1', b: 2 }, schema)).toHaveLength(2);
});

/** A client that knows the document alone: paths, parameters and schemas, which it takes by the letter. */
it('docs/openapi.json is enough for a strict client of every read', async () => {
  const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
  const headers = { Authorization: `Token ${simulator.signIn('operator')}` };
  let count = 0;
  const document: Document = read('docs/openapi.json');
  const faultsOf = strictly(document);
  for (const { path, method, operation } of operationsOf(document)) {
    const schema = operation.responses[200]?.content?.['application/json']?.schema;
    if (method !== 'get' || !schema || path.includes('-request/')) continue;
    const parameters: Document[] = operation.parameters ?? [];
    const place = path.replace(/\{(\w+)\}/g, (_, name) => parameters.find((each) => each.name === name)?.example);
    const query = new URLSearchParams(
      parameters.filter((each) => each.in === 'query' && each.required).map((each) => [each.name, each.example]),
    );
    const response = await simulator.handle(new Request(`http://a.test/api${place}?${query}`, { headers }));
    expect(response?.status, operation.operationId).toBe(200);
    expect(faultsOf(await response?.json(), schema), operation.operationId).toEqual([]);
    count += 1;
  }
  expect(count).toBeGreaterThan(60);
}, 60_000);
