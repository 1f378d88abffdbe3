import { Document, Font, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactNode } from 'react';
import { plainText } from '#api/fileText.ts';
import type { Language } from '../texts/texts.ts';

/** Fonts with Croatian letters, from the design system: the standard PDF fonts have Western letters only. */
const faces = [
  { weight: 400, url: new URL('../../src/design-system/theme/fonts/inter-400.ttf', import.meta.url) },
  { weight: 600, url: new URL('../../src/design-system/theme/fonts/inter-600.ttf', import.meta.url) },
];
const family = 'Inter';

/** Fonts of letters that Inter does not have, for documents that have such letters. */
const others = [
  {
    name: 'Letters',
    letters: /[\u0180-\u02af\u1e00-\u1eff]|[\u0300-\u036f]|\p{Script=Cyrillic}|\p{Script=Greek}/u,
    url: new URL('../../src/design-system/theme/fonts/inter-more.ttf', import.meta.url),
  },
  {
    name: 'Hebrew',
    letters: /\p{Script=Hebrew}/u,
    url: new URL('../../src/design-system/theme/fonts/noto-hebrew.ttf', import.meta.url),
  },
  {
    name: 'Arabic',
    letters: /\p{Script=Arabic}/u,
    url: new URL('../../src/design-system/theme/fonts/noto-arabic.ttf', import.meta.url),
  },
  {
    name: 'Emoji',
    letters: /\p{Extended_Pictographic}|\p{RI}/u,
    url: new URL('../../src/design-system/theme/fonts/noto-emoji.ttf', import.meta.url),
  },
];

/** A path in Node, an address in the browser. */
const sourceOf = (url: URL) => (url.protocol === 'file:' ? decodeURIComponent(url.pathname) : url.href);

/** What is used of fontkit, which comes without types. */
interface FontkitFont {
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): unknown;
}

/** Registers a font by its weights, unless it is: the portal in the same page registers Inter as well. */
function registerFont(name: string, faces: readonly { readonly weight: number; readonly url: URL }[]) {
  if (name in Font.getRegisteredFonts()) return;
  Font.register({ family: name, fonts: faces.map(({ weight, url }) => ({ fontWeight: weight, src: sourceOf(url) })) });
}

/** Loads the fonts that a document needs, and returns the names of their families. */
async function loadFonts(document: PdfDocument): Promise<string[]> {
  registerFont(family, faces);
  for (const { name, url } of others) registerFont(name, [{ weight: 400, url }]);
  Font.registerHyphenationCallback((word) => [word]);
  const text = JSON.stringify(document);
  const further = others.filter(({ letters }) => letters.test(text)).map(({ name }) => name);
  const descriptors = [
    ...faces.map(({ weight }) => ({ fontFamily: family, fontWeight: weight })),
    ...further.map((fontFamily) => ({ fontFamily, fontWeight: 400 })),
  ];
  for (const descriptor of descriptors) {
    await Font.load(descriptor);
    const font = Font.getFont(descriptor).data as unknown as FontkitFont;
    // A font caches each glyph at its first use. Embedding č uses c as its component, which later documents would then
    // not map to a letter: their text could not be searched or copied. So each letter is used once before.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  }
  return [family, ...further];
}

const style = StyleSheet.create({
  page: { padding: 42, fontSize: 9, color: '#1a2130', lineHeight: 1.4 },
  title: { fontSize: 18, fontWeight: 600, marginBottom: 14 },
  pair: { flexDirection: 'row', marginBottom: 3 },
  label: { width: 130, color: '#5b6577' },
  heading: { fontSize: 11, fontWeight: 600, marginTop: 18, marginBottom: 6 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#d9dee6', paddingVertical: 3.5 },
  head: { color: '#5b6577' },
  strong: { fontWeight: 600 },
  foot: { position: 'absolute', bottom: 24, left: 42, right: 42, color: '#5b6577', fontSize: 7.5 },
});

const text = (content: ReactNode, ...styles: object[]) => createElement(Text, { style: styles as never }, content);

interface PdfTable {
  readonly heading?: string;
  /** Width as a part of the table's; figures are right-aligned. */
  readonly columns: readonly { readonly title: string; readonly part: number; readonly figures?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

export interface PdfDocument {
  readonly language: Language;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PdfTable[];
  readonly notes: readonly string[];
  readonly madeAt: Date;
}

function tableOf({ heading, columns, rows, total }: PdfTable, key: number) {
  const line = (cells: readonly string[], lineKey: string, ...looks: object[]) =>
    createElement(
      View,
      { key: lineKey, style: style.row, wrap: false },
      columns.map(({ part, figures }, at) =>
        createElement(
          Text,
          {
            key: at,
            style: [{ width: `${part * 100}%`, textAlign: figures ? 'right' : 'left' }, ...looks] as never,
          },
          cells[at] ?? '',
        ),
      ),
    );
  return createElement(
    View,
    { key },
    heading ? text(heading, style.heading) : null,
    line(
      columns.map(({ title }) => title),
      'head',
      style.head,
    ),
    rows.map((cells, at) => line(cells, `row ${at}`)),
    total ? line(total, 'total', style.strong) : null,
  );
}

/** The document with each of its texts as a file has it. */
function withPlainTexts<Value>(value: Value): Value {
  // A font would draw soft hyphens.
  if (typeof value === 'string') return plainText(value).replaceAll('\u00ad', '') as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => withPlainTexts(part)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTexts(part)])) as Value;
}

/** Makes a document of tables on A4 pages. The same document has the same bytes. */
export async function makePdf(document: PdfDocument): Promise<Uint8Array> {
  const plain = withPlainTexts(document);
  const fontFamily = await loadFonts(plain);
  const { language, title, facts, tables, notes, madeAt } = plain;
  const pages = createElement(
    Page,
    { size: 'A4', style: { ...style.page, fontFamily } },
    text(title, style.title),
    facts.map(([label, value], key) =>
      createElement(View, { key, style: style.pair }, text(label, style.label), text(value)),
    ),
    tables.map(tableOf),
    createElement(
      View,
      { style: style.foot, fixed: true },
      notes.map((note, key) => createElement(Text, { key }, note)),
    ),
  );
  const blob = await pdf(createElement(Document, { title, language, creationDate: madeAt }, pages)).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
