import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, json, xlsx } from '#api/contract/call.ts';
import { idText, page, renamed } from '#api/contract/codecs.ts';
import { areas } from '#api/contract/index.ts';
import { openApi } from './lib/openapi.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { version } = read('package.json');

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

describe('docs/openapi.json', () => {
  it('is what the contract says; npm run openapi writes it again', () => {
    expect(read('docs/openapi.json')).toEqual(JSON.parse(JSON.stringify(openApi(areas, version))));
  });

  it('holds every call of the contract, by the wire', () => {
    const document = openApi(areas, version);
    for (const { path, method, name } of Object.values(areas).flat()) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([operation?.operationId, operation?.['x-also']], name).toContain(name);
    }
    expect(JSON.stringify(document.paths['/parking/provider-list/'])).toContain('"provider_list"');
  });

  it('names every parameter of a path', () => {
    const { paths } = openApi(areas, version);
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
  const operation = openApi({ things: [list, file] }, '1').paths['/things/{id}/']?.get;

  it('are one operation with both replies', () => {
    expect(operation).toMatchObject({ operationId: 'getThings', 'x-also': 'getThingsFile' });
    expect(operation?.responses[200]?.content).toEqual({
      'application/json': { schema: expect.objectContaining({ required: ['naziv'] }) },
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
    expect(() => openApi({ things: [list, { ...list, name: 'again' }] }, '1')).toThrow('again and getThings');
  });
});
