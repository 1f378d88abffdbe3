import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../document.ts';
import { dashboardReport, providerReport, transactionsReport, wideTable } from '../fixtures.ts';
import { renderPdf } from './renderPdf.ts';

const font = (weight: number) =>
  fileURLToPath(new URL(`../../../design-system/theme/fonts/inter-${weight}.ttf`, import.meta.url));
const fonts = { regular: font(400), semibold: font(600) };

async function make(document: ReportDocument, onProgress?: (part: number) => void) {
  const blob = await renderPdf(document, { fonts, onProgress });
  return Buffer.from(await blob.arrayBuffer());
}

/** The objects of a file, streams unpacked: enough of a PDF reader to see pages, fonts and what is written. */
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
  const lines = pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\s[\s\S]*?\[([^\]]*)\] TJ/g)].map(([, key = '', run = '']) => {
      const letters = glyphs.get(fontNames.get(key) ?? '');
      const codes = [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return codes.map((code) => letters?.get(code) ?? '?').join('');
    });
  });
  return { source, pages, lines, all };
}

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
    // The totals row never stands alone on a page.
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

  it('writes that there is nothing, takes long words and letters that the font has not', async () => {
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
