import { Inflate } from 'fflate';
import { largestUnpacked } from './limits.ts';
import type { ImportProblem } from './problem.ts';

/** The most entries that are looked at. */
const mostEntries = 2000;

/** A file in an archive; folders, and what macOS adds, are left out. */
export interface ZipEntry {
  /** With its folders, as the archive has it. */
  readonly path: string;
  readonly isEncrypted: boolean;
  /** Unpacked bytes, by the archive's directory, which may be wrong. */
  readonly size: number;
  /** Bytes from which on its local header begins, and how many are packed. */
  readonly offset: number;
  readonly packed: number;
  readonly method: number;
}

/** The reason that an archive is not unpacked. */
export class ZipError extends Error {
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const broken = (name = ''): ZipError => new ZipError({ kind: 'brokenZip', name });

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const isNoise = (path: string) =>
  path.endsWith('/') ||
  path.split('/').some((part) => part === '__MACOSX' || part.startsWith('._') || part === '.DS_Store');

/** Returns where the directory begins and how many entries it has. */
function directoryOf(view: DataView): { readonly offset: number; readonly count: number } {
  const last = view.byteLength - 22;
  // A comment of at most 65,535 bytes may follow.
  for (let at = last; at >= Math.max(0, last - 65_535); at--)
    if (view.getUint32(at, true) === 0x06054b50)
      return { offset: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  throw broken();
}

/** Lists the files of an archive. Throws `ZipError` where it is no ZIP or is cut off. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const { offset, count } = directoryOf(view);
  const entries: ZipEntry[] = [];
  let at = offset;
  for (let index = 0; index < Math.min(count, mostEntries); index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const path = new TextDecoder().decode(name).replaceAll('\\', '/');
    if (!isNoise(path))
      entries.push({
        path,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Bytes that are unpacked at once: each gives at most about a thousand. */
const slice = 4096;

/** Unpacks the bytes of one entry, and stops as soon as they are more than `size`. */
function inflate(packed: Uint8Array, size: number, name: string): Uint8Array {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new ZipError({ kind: 'lyingZip', name });
    unpacked.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += slice)
      stream.push(packed.subarray(at, at + slice), at + slice >= packed.length);
  } catch (error) {
    throw error instanceof ZipError ? error : broken(name);
  }
  if (length !== size) throw broken(name);
  return unpacked;
}

/**
 * Unpacks the entries of an archive, one by one as they are asked for, and altogether at most `largestUnpacked` bytes. The
 * function that it returns throws `ZipError`: for an encrypted entry, one that is larger than it says, and a damaged one.
 */
export function unzip(bytes: Uint8Array): (entry: ZipEntry) => Uint8Array {
  const view = viewOf(bytes);
  let total = 0;
  return ({ path, isEncrypted, method, offset, packed, size }) => {
    if (isEncrypted) throw new ZipError({ kind: 'encryptedZip', name: path });
    total += size;
    if (total > largestUnpacked) throw new ZipError({ kind: 'unpackedTooLarge', name: path, size: total });
    if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) throw broken(path);
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const data = bytes.subarray(start, start + packed);
    if (data.length !== packed || (method !== 0 && method !== 8)) throw broken(path);
    if (method === 8) return inflate(data, size, path);
    if (size !== packed) throw broken(path);
    return data;
  };
}
