import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { readPdf } from '#file-readers';
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

test('has its own fonts where the portal in the same page has registered Inter', async () => {
  await made('Rosa');
  delete (Font.getRegisteredFonts() as Record<string, unknown>).Letters;
  const { pages } = await readPdf(await made('Роса', 'Роса'));
  expect(pages.flat().join('')).toContain('Роса');
});

test.each([
  ['composes letters with their marks', 'S\u030cibenik', 'Šibenik'],
  ['has marks on letters of which no character has both', 'Rm\u030ca', 'Rm\u030ca'],
  ['writes other scripts', 'Роса 🚗', 'Роса 🚗'],
  ['leaves out what no file can hold', 'Kanal\uffff 1\u000b\ud800 Lu\u00adka', 'Kanal 1 Luka'],
])('%s', async (_, name, written) => {
  const { pages, properties } = await readPdf(await made(name, name));
  // The reader adds a space where fonts change.
  const text = pages.flat().join('').normalize('NFC').replaceAll(' ', '');
  // The title and the cell.
  expect(text.split(written.replaceAll(' ', '')).length - 1, text).toBe(2);
  expect(properties.Title).toBe(written);
});

test('columns of the same name have a cell each', async () => {
  const columns = [1, 2].map(() => ({ title: 'Kiosk', part: 0.5 }));
  const bytes = await makePdf({
    language: 'hr',
    title: 'Kanali',
    facts: [],
    tables: [{ columns, rows: [['10', '20']] }],
    notes: [],
    madeAt: new Date('2026-11-15T09:00:00Z'),
  });
  const texts = (await readPdf(bytes)).pages.flat().filter((text) => text !== ' ');
  expect(texts).toEqual(['Kanali', 'Kiosk', 'Kiosk', '10', '20']);
});
