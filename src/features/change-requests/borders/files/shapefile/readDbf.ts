import { decodeAs, decodeUtf8 } from '../decodeText.ts';
import type { Attributes } from '../labels.ts';

/** Encodings by the byte in the header of a dBase table that names its language; others say nothing. */
const byLanguage: Readonly<Record<number, string>> = {
  3: 'windows-1252',
  87: 'windows-1252',
  89: 'windows-1252',
  200: 'windows-1250',
  201: 'windows-1251',
};

/** Returns the encoding that a `.cpg` names, as programs write it: `UTF-8`, `65001`, `1250`, `ANSI 1250`, `ISO 88592`. */
export function encodingOf(cpg: string): string | undefined {
  const name = cpg.trim().toLowerCase();
  if (/^(utf-?8|65001|system)$/.test(name)) return 'utf-8';
  const iso = /8859[-_ ]?(\d{1,2})$/.exec(name)?.[1];
  if (iso) return `iso-8859-${iso}`;
  const windows = /(125\d)$/.exec(name)?.[1];
  return windows ? `windows-${windows}` : name || undefined;
}

interface Field {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

const asciiOf = (bytes: Uint8Array) => (decodeUtf8(bytes) ?? decodeAs(bytes, 'windows-1250')).replace(/\0.*$/s, '');

/**
 * Reads the attributes of a `.dbf`, a row each, as texts: fewer where it is cut off, none where it is no table. The `.cpg`
 * beside it decides on the encoding, then the table's own byte; without both it is UTF-8 where that is possible, else
 * Croatian Windows'.
 *
 * @param cpg - the text of the `.cpg`; empty for none.
 */
export function readDbf(bytes: Uint8Array, cpg: string): Attributes[] {
  if (bytes.length < 33) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, start, rowLength] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const fields: Field[] = [];
  let offset = 1;
  for (let at = 32; at + 32 <= Math.min(start, bytes.length) && bytes[at] !== 0x0d; at += 32) {
    const length = bytes[at + 16] ?? 0;
    fields.push({ name: asciiOf(bytes.subarray(at, at + 11)).trim(), offset, length });
    offset += length;
  }
  if (rowLength === 0) return [];
  const rows = Math.min(count, Math.floor((bytes.length - start) / rowLength));
  const raw = Array.from({ length: Math.max(0, rows) }, (_, row) =>
    fields.map((field) => {
      const from = start + row * rowLength + field.offset;
      return bytes.subarray(from, from + field.length);
    }),
  );
  const said = encodingOf(cpg) ?? byLanguage[bytes[29] ?? 0];
  const isUtf8 =
    (said === undefined || said === 'utf-8') && raw.flat().every((value) => decodeUtf8(value) !== undefined);
  const textOf = (value: Uint8Array) =>
    isUtf8
      ? (decodeUtf8(value) ?? '')
      : decodeAs(value, said === undefined || said === 'utf-8' ? 'windows-1250' : said);
  return raw.map((values) =>
    values.map((value, index) => [fields[index]?.name ?? '', textOf(value).replaceAll('\0', ' ').trim()] as const),
  );
}
