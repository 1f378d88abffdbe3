import type { ZipEntry, ZipOptions } from './writeZip.ts';

/**
 * Writes files into a ZIP archive and saves it. What writes it is loaded when it is called.
 *
 * @returns the name under which it is saved
 */
export async function saveZip(entries: readonly ZipEntry[], options: ZipOptions): Promise<string> {
  const [{ writeZip }, { saveFile }] = await Promise.all([import('./writeZip.ts'), import('../saveFile.ts')]);
  return saveFile(writeZip(entries, options));
}
