import { inflateSync } from 'node:zlib';

/** The content of a PDF: the size of each page in points, and its text. */
export interface ReadPdf {
  readonly pages: readonly { readonly width: number; readonly height: number; readonly texts: readonly string[] }[];
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(source: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const data = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const stream = head.includes('FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
    objects.set(id, { head, stream });
  }
  return objects;
}

/** The letters of a font's glyphs, from its ToUnicode table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}

/** Reads a PDF with embedded fonts and their ToUnicode tables, as the portal writes it; needs no other tool. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes.toString('latin1'));
  const all = [...objects.values()];
  const at = (id: string | undefined) => objects.get(id ?? '');
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of all) {
    for (const [, key = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+)/.exec(at(id)?.head ?? '')?.[1];
      fonts.set(key, lettersOf(at(table)?.stream ?? ''));
    }
  }
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return {
    pages: pages.map(({ head }) => {
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head);
      const content = at(/\/Contents (\d+)/.exec(head)?.[1])?.stream ?? '';
      const texts = [...content.matchAll(/\/(F\d+) [\d.]+ Tf\s[\s\S]*?\[([^\]]*)\] TJ/g)].map(
        ([, key = '', run = '']) => {
          const codes = [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
          return codes.map((code) => fonts.get(key)?.get(code) ?? '?').join('');
        },
      );
      return { width: Number(box?.[1]), height: Number(box?.[2]), texts };
    }),
  };
}
