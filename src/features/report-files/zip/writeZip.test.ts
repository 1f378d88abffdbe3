import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeZip } from './writeZip.ts';

const moment = new Date('2026-11-20T10:00:00Z');
const options = { name: 'Obračuni 2026-10.zip', extension: '.pdf', unnamed: 'Obračun', moment };
const entries = [
  { name: 'Obračun 10/2026 – Šibenik', bytes: new TextEncoder().encode('%PDF-1.7 one') },
  { name: 'ASCII', bytes: new TextEncoder().encode('%PDF-1.7 two') },
  { name: 'CON', bytes: new Uint8Array() },
];

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('the archive has every file under its name', async () => {
  const { name, blob } = writeZip(entries, options);
  expect(name).toBe('Obračuni 2026-10.zip');
  expect(blob.type).toBe('application/zip');
  const files = unzipSync(await bytesOf(blob));
  expect(Object.keys(files)).toEqual(['Obračun 10-2026 – Šibenik.pdf', 'ASCII.pdf', 'CON-.pdf']);
  expect(new TextDecoder().decode(files['ASCII.pdf'])).toBe('%PDF-1.7 two');
});

test('the same files at the same time are the same bytes', async () => {
  const [one, two] = [writeZip(entries, options), writeZip(entries, options)];
  expect(await bytesOf(one.blob)).toEqual(await bytesOf(two.blob));
});

test('an archive of 497 files is read by another program, which finds nothing wrong', async () => {
  const many = Array.from({ length: 497 }, (_, at) => ({
    name: at % 5 === 0 ? 'Obračun 10/2026 – Split' : `Obračun 10/2026 – Čakovec ${at}`,
    bytes: new TextEncoder().encode(`%PDF-1.7 ${at}`),
  }));
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const path = join(folder, 'archive.zip');
    writeFileSync(path, await bytesOf(writeZip(many, options).blob));
    const script =
      'import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\n' +
      'print(z.testzip(), len(z.infolist()), all(i.flag_bits & 0x800 for i in z.infolist()), len({n.lower() for n in z.namelist()}))';
    const said = execFileSync('python3', ['-c', script, path], { encoding: 'utf8' });
    expect(said.trim()).toBe('None 497 True 497');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
