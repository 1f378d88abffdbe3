import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, json, xlsx } from '#api/contract/call.ts';
import { idText, page, renamed } from '#api/contract/codecs.ts';
import { areas } from '#api/contract/index.ts';
import { createSimulator } from '#simulator/simulator.ts';
import { openApi } from './lib/openapi.ts';
import { type Examples, makeExamples } from './lib/openapiExamples.ts';
import { strictFaults } from './lib/strictSchema.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
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

describe('the document, as any client reads it', () => {
  const document: Document = read('docs/openapi.json');
  const operations = Object.entries<Document>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Document>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const resolve = (value: Document): Document =>
    value?.$ref
      ? value.$ref
          .slice(2)
          .split('/')
          .reduce((inner: Document, key: string) => inner[key], document)
      : value;

  /** Redocly's recommended rules, but for the slash at the end of paths, which this API has. */
  it('keeps to the recommended rules', () => {
    const { license } = about;
    const identifier = license === 'UNLICENSED' ? 'LicenseRef-UNLICENSED' : license;
    expect(document.info.license).toEqual({ name: license, identifier });
    expect(license).toMatch(/^[\w.-]+$/);
    const url = document.servers.map((server: Document) => server.url);
    expect(url).toEqual(['/api']);
    const tags = document.tags.map(({ name }: Document) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of document.tags) expect(tag.description).toBeTruthy();
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const { path, operation } of operations) {
      expect(path).not.toContain('?');
      expect(operation.operationId).toMatch(/^[A-Za-z0-9]+$/);
      expect(operation.summary).toBeTruthy();
      expect(operation.security ?? document.security).toBeDefined();
      expect(Object.keys(operation.responses).some((status) => status.startsWith('4'))).toBe(true);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const tag of operation.tags) expect(tags).toContain(tag);
      const names = (operation.parameters ?? []).map((parameter: Document) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

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
        expect(strictFaults(media.example, media.schema, document), operation.operationId).toEqual([]);
      }
    }
  });

  /** A client that knows the document alone: paths, parameters and schemas, which it takes by the letter. */
  it('is enough for a strict client of every read', async () => {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
    const headers = { Authorization: `Token ${simulator.signIn('operator')}` };
    let count = 0;
    for (const { path, method, operation } of operations) {
      const schema = operation.responses[200]?.content?.['application/json']?.schema;
      if (method !== 'get' || !schema || path.includes('-request/')) continue;
      const parameters: Document[] = operation.parameters ?? [];
      const place = path.replace(/\{(\w+)\}/g, (_, name) => parameters.find((each) => each.name === name)?.example);
      const query = new URLSearchParams(
        parameters.filter((each) => each.in === 'query' && each.required).map((each) => [each.name, each.example]),
      );
      const response = await simulator.handle(new Request(`http://a.test/api${place}?${query}`, { headers }));
      expect(response?.status, operation.operationId).toBe(200);
      expect(strictFaults(await response?.json(), schema, document), operation.operationId).toEqual([]);
      count += 1;
    }
    expect(count).toBeGreaterThan(60);
  }, 60_000);
});

describe('a strict schema', () => {
  const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };
  it.each([
    [{ a: 1 }, []],
    [{ a: '1' }, ['a: integer']],
    [{}, ['a: missing']],
    [{ a: 1, b: 2 }, ['b: unknown']],
    [null, [': object']],
  ])('%j', (value, faults) => expect(strictFaults(value, schema, {})).toEqual(faults));
});
