// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTypeScript from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulatorInNode } from '#simulator/node.ts';
import { bins, root } from '../processes/run.mjs';

/** The client of somebody who has the documents only. Each `@ts-expect-error` is a mistake that the types must find. */
const client = `
import createClient from 'openapi-fetch';
import type { paths as ApiPaths } from './api';
import type { paths as ControlPaths } from './control';

const api = createClient<ApiPaths>({ baseUrl: 'http://portal.test/api' });
const control = createClient<ControlPaths>({ baseUrl: 'http://portal.test/__simulator' });

function dataOf<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

export async function run() {
  const { now } = dataOf(await control.POST('/clock/', { body: { now: '2026-11-15T09:00:00Z' } }));

  const refused = await api.POST('/auth/login/', { body: { username: 'provider', password: 'wrong' } });
  const { token } = dataOf(await api.POST('/auth/login/', { body: { username: 'provider', password: 'demo-1234' } }));
  const headers = { Authorization: \`Token \${token}\` };
  const query = { begin_date: '2026-11-14', end_date: '2026-11-14' };

  const list = dataOf(await api.GET('/parking/provider-list/', { headers, params: { query } }));
  if (typeof list === 'string') throw new Error('A file came.');
  const id = String(list.provider_list.find(({ naziv }) => naziv === 'Split')?.provider_id);
  const closing = { closing_start: '2027-05-07', closing_end: '2027-05-07', reason: 'Sveti Duje' };
  const rules = { headers, params: { path: { id, zoneId: '11' } }, body: closing } as const;
  const created = await api.POST('/parking/provider/{id}/zona/{zoneId}/iznimke/', rules);

  const pending = dataOf(await control.GET('/requests/', { params: { query: { status: 'pending' } } }));
  const request = String(pending.requests[0]?.id);
  const decided = dataOf(
    await control.POST('/requests/{id}/approve/', { params: { path: { id: request } }, body: { note: 'U redu' } }),
  );
  const again = await control.POST('/requests/{id}/approve/', { params: { path: { id: request } }, body: {} });

  return {
    now,
    refused: refused.response.status,
    names: list.provider_list.map(({ naziv }) => naziv),
    amount: list.ukupno.valid_amount,
    created: created.response.status,
    decided: [decided.resource, decided.status, decided.note],
    again: [again.response.status, again.error],
  };
}

export async function mistakes() {
  // @ts-expect-error There is no such path.
  await api.GET('/parking/providers/');
  // @ts-expect-error The path has no DELETE.
  await api.DELETE('/parking/provider-list/', {});
  // @ts-expect-error The range has to be given.
  await api.GET('/parking/provider-list/', { params: { query: {} } });
  // @ts-expect-error A password is a text.
  await api.POST('/auth/login/', { body: { username: 'provider', password: 1 } });
  // @ts-expect-error It is no status of a request.
  await control.GET('/requests/', { params: { query: { status: 'done' } } });
  // @ts-expect-error It is no scenario.
  await control.POST('/reset/', { body: { scenario: 'spaceship' } });
  const { data } = await control.GET('/state/', {});
  // @ts-expect-error The reply has no such key.
  return data?.speed;
}
`;

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/** In the project, so that the client finds openapi-fetch. */
let folder: string;
beforeAll(() => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'openapi-client-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = startSimulatorInNode({ now: '2026-11-20T09:00:00Z' });
beforeAll(() => server.listen());
afterAll(() => server.close());

it('a client that is generated from the documents compiles strictly, and works', async () => {
  for (const [name, file] of [
    ['api', 'openapi.json'],
    ['control', 'openapi-simulator.json'],
  ]) {
    const document = JSON.parse(readFileSync(join(root, `docs/${file}`), 'utf8'));
    writeFileSync(join(folder, `${name}.ts`), await openapiTypeScript(document));
  }
  writeFileSync(join(folder, 'client.ts'), client);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
  const compiled = await promisify(execFile)(process.execPath, [bins.tsc, '-p', folder]).catch((error) => error);
  expect(compiled.stdout).toBe('');

  const { run } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.js')).href);
  expect(await run()).toEqual({
    now: '2026-11-15T09:00:00Z',
    refused: 400,
    names: expect.arrayContaining(['Split', 'Trogir']),
    amount: expect.stringMatching(/^\d+\.\d\d$/),
    created: 201,
    decided: ['iznimka', 'approved', 'U redu'],
    again: [409, { error_msg: expect.any(String) }],
  });
}, 60_000);
