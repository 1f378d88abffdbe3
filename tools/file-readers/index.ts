import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';

export { readXlsx } from './xlsx.ts';

/** The rows of a CSV with byte order mark; throws where it breaks RFC 4180, or rows have different lengths. */
export function readCsv(bytes: Uint8Array, separator: ';' | ','): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\ufeff')) throw new Error('The CSV has no byte order mark');
  return parse(text, { bom: true, delimiter: separator, record_delimiter: '\r\n' });
}

interface ReadPdf {
  /** The texts of each page, in the order in which they are drawn. */
  readonly pages: readonly (readonly string[])[];
  /** `Title`, `Subject` and others. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Opens a PDF; throws where it is broken. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // PDF.js takes the bytes over.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  try {
    const pages: string[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])));
    }
    return { pages, properties: (await document.getMetadata()).info as Record<string, unknown> };
  } finally {
    await document.destroy();
  }
}
