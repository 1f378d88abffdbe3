import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf } from './pdf.ts';

const made = async (title: string, ...cells: readonly string[]) =>
  Buffer.from(
    await makePdf({
      language: 'hr',
      title,
      facts: [],
      tables: [{ columns: [{ title: 'Naziv', part: 1 }], rows: cells.map((cell) => [cell]) }],
      notes: [],
      madeAt: new Date('2026-11-15T09:00:00Z'),
    }),
  );

/** The tables that map a document's glyphs to letters. */
const lettersOf = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('begincmap'));

test('every letter can be searched and copied, also those that others were drawn with before', async () => {
  // č is drawn with the glyph of c, which no earlier text uses.
  await made('Način', 'Način plaćanja');
  const tables = lettersOf(await made('Kanali', 'Android aplikacija', 'Poslovni korisnici'));
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) expect(table).not.toContain('<>');
  expect(tables.some((table) => table.includes('<0063>'))).toBe(true);
});

test('a document has the same bytes, independent of earlier and concurrent ones', async () => {
  const kanali = () => made('Kanali', 'Android aplikacija', 'Poslovni korisnici');
  const alone = await kanali();
  const [first, , second] = await Promise.all([kanali(), made('Članci', 'Članci'), kanali()]);
  expect([first, second].map((bytes) => bytes?.equals(alone))).toEqual([true, true]);
});
