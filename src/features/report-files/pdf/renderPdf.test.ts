import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '#api/figures.ts';
import { plainText } from '#api/fileText.ts';
import { readPdf } from '#file-readers';
import type { ReportColumn, ReportDocument, ReportRow } from '../document.ts';
import { dashboardReport, providerReport, transactionsReport, wideTable } from '../fixtures.ts';
import { pdfText } from './legible.ts';
import { renderPdf } from './renderPdf.ts';
import { ink } from './style.ts';

const font = (name: string) =>
  fileURLToPath(new URL(`../../../design-system/theme/fonts/${name}.ttf`, import.meta.url));
const fonts = {
  regular: font('inter-400'),
  semibold: font('inter-600'),
  letters: font('inter-more'),
  hebrew: font('noto-hebrew'),
  arabic: font('noto-arabic'),
  emoji: font('noto-emoji'),
};

const lower = (color: string) => color.toLowerCase();

async function make(document: ReportDocument, onProgress?: (part: number) => void) {
  const blob = await renderPdf(document, { fonts, onProgress });
  return Buffer.from(await blob.arrayBuffer());
}

/** The objects of a file with decompressed streams: enough of a PDF reader to find pages, fonts and text. */
function open(bytes: Buffer) {
  const source = bytes.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const match of source.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, id = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const data = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const stream = head.includes('FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
    objects.set(id, { head, stream });
  }
  const all = [...objects.values()];
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const glyphs = new Map<string, Map<string, string>>();
  for (const { head } of all.filter((object) => object.head.includes('/ToUnicode'))) {
    const name = /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? '';
    const map = objects.get(/\/ToUnicode (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    glyphs.set(name, unicodeOf(map));
  }
  const fontNames = new Map<string, string>();
  for (const { head } of all) {
    for (const [, key = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fontNames.set(key, /\/BaseFont \/(\S+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '');
    }
  }
  /** The texts of each page with their colours. */
  const inked = pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    // A text whose letters are not all on the line is several runs of glyphs, up to its end (ET).
    const runs = content.matchAll(/([\d. ]+) scn\s(?:(?! scn)[\s\S])*?\/(F\d+) [\d.]+ Tf\s([\s\S]*?)ET\s/g);
    return [...runs].map(([, color = '', key = '', shown = '']) => {
      const run = [...shown.matchAll(/\[([^\]]*)\] TJ/g)].map(([, part]) => part).join('');
      const letters = glyphs.get(fontNames.get(key) ?? '');
      const codes = [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      // 0 is the box of a letter that the font does not have.
      const text = codes.map((code) => (code === '0000' ? '□' : (letters?.get(code) ?? '?'))).join('');
      return { text, color: hexOf(color) };
    });
  });
  return { source, pages, inked, lines: inked.map((page) => page.map(({ text }) => text)), all };
}

/** `#12703a` of the three parts of a colour, 0 to 1. */
const hexOf = (color: string) =>
  `#${color
    .trim()
    .split(/\s+/)
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The letters of a ToUnicode table. */
function unicodeOf(map: string) {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

describe('renderPdf', () => {
  it('makes pages of A4 landscape with both fonts inside', async () => {
    const { pages, all } = open(await make(providerReport()));
    expect(pages.length).toBeGreaterThan(2);
    for (const { head } of pages) expect(head).toMatch(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/);
    const embedded = all.filter(({ head }) => head.includes('/FontFile2'));
    expect(embedded).toHaveLength(2);
  });

  it('writes title, filters, totals, sections and page numbers, Croatian letters included', async () => {
    const document = providerReport();
    const { lines } = open(await make(document));
    const first = lines[0] ?? [];
    for (const text of [
      'Šibenik parking d.o.o.',
      'Izvještaj o parkiranju',
      'Razdoblje',
      '1. 11. 2026. – 20. 11. 2026.',
      'Količina',
    ]) {
      expect(first).toContain(text);
    }
    expect(first).toContain('Izrađeno 20. 11. 2026. 10:30:00');
    const written = lines.flat();
    expect(written).toContain('Zona 3 – Obala Franje Tuđmana');
    expect(written).not.toContain('Artikli i kanali');
    for (const [index, page] of lines.entries()) expect(page).toContain(`Stranica ${index + 1} / ${lines.length}`);
  });

  it('repeats the head on each page of a table and writes every row once', async () => {
    const { lines } = open(await make(transactionsReport(200)));
    expect(lines.length).toBeGreaterThan(5);
    for (const page of lines) expect(page.filter((text) => text === 'Registracija')).toHaveLength(1);
    const written = lines.flat();
    for (let index = 0; index < 200; index += 1) {
      expect(written.filter((text) => text === `TR-${900_000 + index}`)).toHaveLength(1);
    }
    // The totals row is never alone on a page.
    const last = lines.at(-1) ?? [];
    expect(last).toContain('Ukupno');
    expect(last.some((text) => text.startsWith('TR-'))).toBe(true);
  });

  it('writes figures as the screen does: separators of the language, sign before a difference', async () => {
    const report = (language: 'hr' | 'en'): ReportDocument => ({
      ...transactionsReport(0),
      language,
      sections: [
        {
          title: 'T',
          table: {
            columns: [
              { header: 'Naziv', kind: 'text' },
              { header: 'Iznos', kind: 'amount' },
              { header: 'Razlika', kind: 'amount', difference: true },
              { header: '%', kind: 'percent', difference: true },
            ],
            rows: [{ cells: ['čćđšž', 123456789012.34, -1234.5, 7.155] }],
          },
        },
      ],
    });
    const croatian = open(await make(report('hr'))).lines.flat();
    for (const text of ['čćđšž', '123.456.789.012,34', '−1.234,50']) expect(croatian).toContain(text);
    expect(croatian.some((text) => /^\+7,1[56]\s%$/.test(text))).toBe(true);
    const english = open(await make(report('en'))).lines.flat();
    expect(english).toContain('123,456,789,012.34');
    expect(english).toContain('Page 1 / 1');
  });

  it('has the outlet as its headline, and the dates of both periods on each page', async () => {
    const document = providerReport();
    const { lines } = open(await make(document));
    expect(lines[0]?.slice(0, 2)).toEqual(['Šibenik parking d.o.o.', 'Izvještaj o parkiranju']);
    expect(lines.length).toBeGreaterThan(2);
    for (const page of lines) {
      const text = page.join(' ');
      for (const { value } of document.filters.slice(0, 2)) expect(text).toContain(value);
    }
    // Each of the two pies says of what its shares are.
    expect(lines.flat().filter((text) => text === 'Udio u iznosu')).toHaveLength(2);
  });

  it('begins no page with channels without their article, or articles without their zone', async () => {
    const columns: ReportColumn[] = [
      { header: 'Artikl', kind: 'text' },
      { header: 'Količina', kind: 'count' },
    ];
    const sizes = [1, 3, 20, 12, 40, 2, 0, 30, 8, 8, 9, 1];
    const rows = sizes.flatMap((size, article): ReportRow[] => [
      ...(article % 4 === 0 ? [{ cells: [`Zona ${article}`], tone: 'heading' } as const] : []),
      { cells: [`Artikl ${article}`, size] },
      ...Array.from({ length: size }, (_, at): ReportRow => ({ cells: [`Kanal ${article}-${at}`, 1], level: 1 })),
    ]);
    for (let more = 0; more < 25; more += 1) {
      const before = Array.from({ length: more }, (): ReportRow => ({ cells: ['Drugi artikl', 1] }));
      const table = { columns, rows: [...before, ...rows], totals: ['Ukupno', 1] };
      const { lines } = open(await make({ ...transactionsReport(0), sections: [{ title: 'T', table }] }));
      expect(lines.length).toBeGreaterThan(3);
      for (const page of lines.slice(1)) {
        const names = page.filter((text) => /^(Zona|Artikl|Kanal) \d|^Drugi/.test(text));
        // The zone goes on too: its name is on each page that has its articles.
        expect(names[0]).toMatch(/^(Zona \d+( \(nastavak\))?|Drugi artikl)$/);
        const [first = '', second = ''] = names.filter((text) => !text.startsWith('Zona'));
        expect(first).not.toMatch(/^Kanal/);
        // A repeated article is marked, and is the one that the channels below it belong to.
        const repeated = /^Artikl (\d+) \(nastavak\)$/.exec(first);
        if (repeated) expect(second).toMatch(new RegExp(`^Kanal ${repeated[1]}-[1-9]\\d*$`));
      }
      const written = lines.flat();
      for (const { cells } of rows) expect(written).toContain(cells[0]);
      // The totals row is never alone on a page.
      expect(lines.at(-1)?.some((text) => /^(Artikl|Kanal) \d/.test(text))).toBe(true);
    }
  }, 30_000);

  it('colours differences as the screen does: zero is red, fewer invalid ones are green', async () => {
    const figure = (value: number) => ({ rounded: value, exact: value });
    const compared = (difference: number) => ({
      value: figure(10),
      difference: figure(difference),
      percentage: figure(0),
    });
    const { inked } = open(
      await make({
        ...transactionsReport(0),
        figures: [
          { label: 'Količina', kind: 'count', value: figure(1), compared: compared(1) },
          { label: 'Iznos', kind: 'count', value: figure(2), compared: compared(0) },
          {
            label: 'Neispravna količina',
            kind: 'count',
            value: figure(3),
            fewerIsBetter: true,
            compared: compared(-3),
          },
          { label: 'Neispravna količina', kind: 'count', value: figure(4), fewerIsBetter: true, compared: compared(4) },
        ],
        sections: [
          {
            title: 'T',
            table: {
              columns: [
                { header: 'Naziv', kind: 'text' },
                { header: 'Razlika', kind: 'amount', difference: true },
              ],
              rows: [{ cells: ['Kiosci', 0] }],
              totals: ['Ukupno', 0],
            },
          },
        ],
      }),
    );
    const texts = inked.flat();
    const colorOf = (start: string) => texts.find(({ text }) => text.startsWith(start))?.color;
    expect(['+1 (', '0 (', '−3 (', '+4 ('].map(colorOf)).toEqual([ink.rise, ink.fall, ink.rise, ink.fall].map(lower));
    expect(texts.filter(({ text }) => text === '0,00').map(({ color }) => color)).toEqual(
      [ink.fall, ink.fall].map(lower),
    );
  });

  it('writes shares of nested rows below other columns, and says so in the head', async () => {
    const { lines } = open(
      await make({
        ...transactionsReport(0),
        sections: [
          {
            title: 'T',
            table: {
              columns: [
                { header: 'Artikl', kind: 'text' },
                { header: 'Šifra', kind: 'text', width: 60, nestedHeader: 'Udio u količini' },
                { header: 'Cijena, €', kind: 'amount', width: 55, nestedHeader: 'Udio u iznosu' },
                { header: 'Količina', kind: 'count' },
              ],
              rows: [
                { cells: ['Sat', 'A1', 0.8, 1204] },
                { cells: ['SMS', shareOf(1, 3), shareOf(1, 4), 401], level: 1, kinds: { 1: 'percent', 2: 'percent' } },
              ],
            },
          },
        ],
      }),
    );
    const text = lines.flat().map((line) => line.replaceAll('\u00a0', ' '));
    expect(text.join(' ')).toContain('Šifra Udio u količini Cijena, € Udio u iznosu Količina');
    expect(text.slice(text.indexOf('Sat'), text.indexOf('Sat') + 8)).toEqual([
      'Sat',
      'A1',
      '0,80',
      '1.204',
      'SMS',
      '33,33 %',
      '25,00 %',
      '401',
    ]);
  });

  it('splits a table of 33 columns by channels, each part with the naming column', async () => {
    const document = { ...dashboardReport(), sections: [{ title: 'Artikli i kanali', table: wideTable() }] };
    const written = open(await make(document)).lines.flat();
    const parts = written.filter((text) => text.startsWith('Artikli i kanali – stupci'));
    expect(parts.length).toBeGreaterThan(1);
    expect(written.filter((text) => text === 'Artikl')).toHaveLength(parts.length);
    for (const channel of ['SMS', 'Partneri', 'Pozivni centar']) {
      expect(written.filter((text) => text === channel)).toHaveLength(1);
    }
  });

  it('handles empty tables, long words and letters that the font does not have', async () => {
    const columns = wideTable().columns.slice(0, 3);
    const empty = open(await make({ ...dashboardReport(), sections: [{ title: 'T', table: { columns, rows: [] } }] }));
    expect(empty.lines.flat()).toContain('Nema podataka za odabrano razdoblje.');
    const name = 'Nepodijeljenaduljinarijeci'.repeat(30);
    const long = open(
      await make({
        ...dashboardReport(),
        title: name,
        subtitle: 'Привет 🚗',
        filters: [{ label: name, value: name }],
        sections: [{ title: name, table: { columns, rows: [{ cells: [name, 1, 2] }], totals: [name, 1, 2] } }],
      }),
    );
    expect(long.pages).toHaveLength(1);
    expect(long.lines.flat().some((text) => text.startsWith('Nepodijeljena') && text.endsWith('…'))).toBe(true);
  });

  it('writes other scripts and emoji with fonts of their own, from right to left where that is so', async () => {
    const columns = wideTable().columns.slice(0, 2);
    const names = [
      'Привет, Θεσσαλονίκη',
      'Zona שלום עולם (12) Split',
      'موقف السيارات 12',
      '🚗 👩‍👩‍👧 🇭🇷 1️⃣ ✂️',
      '\u2068שלום\u2069\u200b',
    ];
    const table = { columns, rows: names.map((name) => ({ cells: [name, 1] })) };
    const { lines, all } = open(await make({ ...transactionsReport(0), sections: [{ title: 'T', table }] }));
    const written = lines.flat();
    expect(written.filter((text) => text.includes('□'))).toEqual([]);
    for (const text of ['Привет', 'Zona ', 'םלוע', 'םולש', ' Split', '🚗', '👩‍👩‍👧', '🇭🇷', '12'])
      expect(written).toContain(text);
    // The words of a Hebrew phrase stand from right to left.
    expect(written.indexOf('םלוע')).toBeLessThan(written.indexOf('םולש'));
    expect(all.filter(({ head }) => head.includes('/FontFile'))).toHaveLength(6);
  });

  it.each([
    ['composes letters with their marks', 'S\u030cibenik, C\u030cakovec', 'Šibenik, Čakovec'],
    ['has marks on letters of which no character has both', 'm\u030c Rm\u030ca', 'm\u030c Rm\u030ca'],
    ['writes compatible letters for those that no font has', 'ﬁlter ㎡ ＡＢＣ Ⅷ', 'filter m2 ABC VIII'],
    ['writes the sound of letters of another script', 'Riva 駐車場, Роса', 'Riva ZhuCheChang, Роса'],
    ['leaves out what is not seen', 'Kanal\uffff 1\u000b\ufffe Lu\u00adka\ud800', 'Kanal 1 Luka'],
    ['writes line breaks and tabs as spaces', 'a\r\nb\tc', 'a b c'],
    ['draws a box for what nobody can read', 'Riva \ue000', 'Riva □'],
  ])('%s', async (_, name, written) => {
    const columns = wideTable().columns.slice(0, 1);
    const table = { columns, rows: [{ cells: [name] }] };
    const bytes = await make({ ...transactionsReport(0), subtitle: name, sections: [{ title: name, table }] });
    const { pages, properties } = await readPdf(bytes);
    const text = pages.flat().join('').replace(/\s+/g, ' ').normalize('NFC');
    // The headline, the title of the section, a cell, and the foot.
    expect(text.split(written).length - 1, text).toBeGreaterThanOrEqual(4);
    expect(properties.Title).toContain(plainText(name).replaceAll('\u00ad', '').replace(/\s+/g, ' '));
  });

  it('says both periods in its properties', async () => {
    const { properties } = await readPdf(await make(providerReport()));
    expect(properties).toMatchObject({
      Title: 'Šibenik parking d.o.o. – Izvještaj o parkiranju',
      Subject: 'Razdoblje: 1. 11. 2026. – 20. 11. 2026. · Usporedba: 1. 11. 2025. – 20. 11. 2025.',
    });
  });

  it('has a head over each of two channels of the same name', async () => {
    const [first, second] = ['7', '8'].map((id) => ({ id, name: 'Kiosk' }));
    const columns: ReportColumn[] = [
      { header: 'Artikl', kind: 'text' },
      ...[first, second].flatMap((group): ReportColumn[] => [
        { header: 'Količina', group, kind: 'count' },
        { header: 'Iznos', group, kind: 'amount' },
      ]),
    ];
    const table = { columns, rows: [{ cells: ['Satna karta', 10, 10, 20, 20] }] };
    const { pages } = await readPdf(await make({ ...transactionsReport(0), sections: [{ title: 'T', table }] }));
    expect(pages.flat().filter((text) => text === 'Kiosk')).toHaveLength(2);
  });

  it('opens in another reader, whatever the texts are', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
      fc
        .array(
          fc.constantFrom('S\u030c', 'ש', 'م', '\u202e', '👩‍👩‍👧', '🇭🇷', '\ufe0f', '\u200d', '駐', '\n', '(', '\\'),
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const name = `P ${given}`;
        const group = { id: '7', name };
        const columns: ReportColumn[] = [
          { header: name, kind: 'text' },
          { header: name, group, kind: 'text' },
        ];
        const table = { columns, rows: [{ cells: [name, name] }], totals: [name, name] };
        const { pages, properties } = await readPdf(
          await make({
            ...transactionsReport(0),
            title: name,
            subtitle: name,
            filters: [{ label: name, value: name, isPeriod: true }],
            sections: [{ title: name, table }],
          }),
        );
        expect(pages.length).toBeGreaterThan(0);
        expect(properties.Title).toBe(`${pdfText(name)} – ${pdfText(name)}`);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('makes the same bytes of the same document', async () => {
    const [first, second] = [await make(providerReport()), await make(providerReport())];
    expect(first.equals(second)).toBe(true);
  });

  it('reports its progress', async () => {
    const parts: number[] = [];
    await make(transactionsReport(100), (part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(4);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });
});
