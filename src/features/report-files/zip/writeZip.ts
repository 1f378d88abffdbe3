import { zipSync } from 'fflate';
import type { ReportFile } from '../makeReportFile.ts';
import { setZipDates } from '../xlsx/zipDates.ts';
import { zipNames } from './zipNames.ts';

/** A file of an archive; its name is without extension. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ZipOptions {
  /** The archive's own name, with its extension. */
  readonly name: string;
  /** Of all entries, with its dot. */
  readonly extension: string;
  /** What an entry is called of whose name nothing is left. */
  readonly unnamed: string;
  /** The time of every entry: the same entries at the same time are the same bytes. */
  readonly moment: Date;
}

/**
 * Writes files into one ZIP archive, whose names are those of {@link zipNames}. The files are stored as they are: PDFs are
 * compressed already.
 */
export function writeZip(entries: readonly ZipEntry[], { name, extension, unnamed, moment }: ZipOptions): ReportFile {
  const names = zipNames(
    entries.map((entry) => entry.name),
    extension,
    unnamed,
  );
  const bytes = zipSync(Object.fromEntries(entries.map((entry, at) => [names[at] ?? '', entry.bytes])), { level: 0 });
  setZipDates(bytes, moment);
  setUtf8Flags(bytes);
  return { name, blob: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }) };
}

/** The bit of an entry's flags that says that its name is UTF-8. */
const utf8 = 0x0800;

/** Marks each name as UTF-8; the library marks only those that are not ASCII. */
function setUtf8Flags(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const set = (at: number) => view.setUint16(at, view.getUint16(at, true) | utf8, true);
  // The archive has no comment: its end record is 22 bytes.
  const end = view.byteLength - 22;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    set(at + 8);
    set(view.getUint32(at + 42, true) + 6);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
