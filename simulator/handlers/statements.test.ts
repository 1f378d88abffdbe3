import { expect, test } from 'vitest';
import { ask, getJson, still } from '../testing/testCalls.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';

const simulator = still();
const token = simulator.signIn('finance');

interface WireStatement {
  readonly id: number;
  readonly naziv: string;
  readonly partner_naziv: string;
}
interface Page {
  readonly obracuni: readonly WireStatement[];
  readonly ukupno_obracuna: number;
  readonly broj_stranica: number;
}

const list = (query = '', of = token, at = simulator): Promise<Page> => getJson(at, `/api/obracuni/${query}`, of);
const search = (text: string) => list(`?search=${encodeURIComponent(text)}`);
const file = (id: number | string, of = token, at = simulator) =>
  ask(at, 'GET', `/api/obracun/${id}/download/`, { token: of });

/** Every statement that a query finds, page by page. */
async function walk(query = '', of = token, at = simulator): Promise<WireStatement[]> {
  const page = (number: number) => list(`?${query}&page=${number}`, of, at);
  const first = await page(1);
  const rows = [...first.obracuni];
  for (let number = 2; number <= first.broj_stranica; number++) rows.push(...(await page(number)).obracuni);
  expect(rows).toHaveLength(first.ukupno_obracuna);
  return rows;
}

/**
 * A simulator in which a partner has the permission for statements: by default only users with access to all partners
 * have it.
 */
function withPartner() {
  const own = still();
  const state = own.state();
  const user = state.world.user.map((each) =>
    each.username === 'provider' ? { ...each, permissions: [...each.permissions, 'ObracuniView'] } : each,
  );
  own.restore({ ...state, world: { ...state.world, user } });
  return { own, token: own.signIn('provider') };
}

test('pages put together are all statements, each once, newest first', async () => {
  const { own, token: partner } = withPartner();
  const all = await walk('', partner, own);
  const { ukupno_obracuna: count, broj_stranica: pages } = await list('', partner, own);
  expect(all).toHaveLength(count);
  expect(pages).toBe(Math.ceil(count / 20));
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(all[0]?.naziv).toBe('Obračun 10/2026 – Split');
  const months = all.map(({ naziv }) => naziv.replace(/^Obračun (\d\d)\/(\d{4}) .*$/, '$2-$1'));
  expect(months).toEqual([...months].sort().reverse());
  const beyond = await list(`?page=${pages + 1}`, partner, own);
  expect(beyond).toEqual({ obracuni: [], ukupno_obracuna: count, broj_stranica: pages });
});

test.each([
  ['0', 'hr', 'Stranica mora biti broj od 1 nadalje.'],
  ['two', 'en', 'The page must be a number from 1 up.'],
])('page %s is refused on its field', async (page, language, message) => {
  const reply = await ask(simulator, 'GET', `/api/obracuni/?page=${page}`, { token, language });
  expect([reply.status, await reply.json()]).toEqual([400, { page: [message] }]);
});

test.each([
  ['Šibenik', 'sibenik', 'SIBENIK'],
  ['Čakovec', 'čAKOVEC', 'cakovec'],
  ['Poreč', 'POREC', 'poreč'],
  ['Žičara Sljeme', 'zicara', 'ŽIČARA sljeme'],
])('%s is found without its marks and in any case', async (name, ...typed) => {
  const exact = await search(name);
  expect(exact.ukupno_obracuna).toBeGreaterThan(10);
  for (const { naziv, partner_naziv } of exact.obracuni) expect(`${naziv} ${partner_naziv}`).toContain(name);
  for (const text of typed) expect(await search(text)).toEqual(exact);
});

test('words match anywhere in name and partner, in any order', async () => {
  const june = await walk('search=06/2026');
  expect(june).toHaveLength(defaultCatalogue.outlets.length);
  for (const { naziv } of june) expect(naziv).toContain(' 06/2026 ');
  const expected = june.filter(({ partner_naziv }) => /Split parking/.test(partner_naziv));
  expect(expected.length).toBeGreaterThan(1);
  expect((await search('  parking SPLIT  06/2026')).obracuni).toEqual(expected);
  expect(await search('nobody is called so')).toEqual({ obracuni: [], ukupno_obracuna: 0, broj_stranica: 1 });
  expect(await search('   ')).toEqual(await list());
});

test('a partner gets their own outlets only; a foreign document is forbidden, an unknown one not there', async () => {
  const { own, token: partner } = withPartner();
  const october = await walk('search=10/2026');
  const mine = await walk('search=10/2026', partner, own);
  expect(mine.map(({ naziv }) => naziv.split(' – ')[1])).toEqual(['Split', 'Šibenik', 'Trogir']);
  for (const row of mine) expect(october).toContainEqual(row);
  const foreign = october.find(({ naziv }) => naziv.endsWith('Zagreb')) as WireStatement;
  expect((await file(mine[0]?.id ?? 0, partner, own)).status).toBe(200);
  expect((await file(foreign.id, partner, own)).status).toBe(403);
  for (const id of [1, 999_999_999, 'abc', '0']) expect((await file(id, partner, own)).status).toBe(404);
});

test('without the permission there is neither list nor document', async () => {
  const [{ id }] = (await list()).obracuni as [WireStatement];
  for (const user of ['provider', 'newcomer']) {
    const other = simulator.signIn(user);
    expect((await ask(simulator, 'GET', '/api/obracuni/', { token: other })).status).toBe(403);
    expect((await file(id, other)).status).toBe(403);
  }
});

test('the document is a PDF with the same bytes each time, its name with a dash for the slash', async () => {
  const [row] = (await search('Šibenik 10/2026')).obracuni as [WireStatement];
  expect(row.naziv).toBe('Obračun 10/2026 – Šibenik');
  const replies = [await file(row.id), await file(row.id)];
  const [first, second] = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())));
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second && first?.equals(second)).toBe(true);
  const headers = replies[0]?.headers;
  expect(headers?.get('Content-Type')).toBe('application/pdf');
  const [plain, full] = headers?.get('Content-Disposition')?.split("; filename*=UTF-8''") ?? [];
  expect(plain).toBe('attachment; filename="Obracun 10-2026 - Sibenik.pdf"');
  expect(decodeURIComponent(full ?? '')).toBe('Obračun 10-2026 – Šibenik.pdf');
});
