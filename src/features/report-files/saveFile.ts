import type { ReportFile } from './makeReportFile.ts';
import { savedName } from './names.ts';

/** Milliseconds until the object URL is revoked: the browser may ask the user where to save the file. */
const urlLifetime = 40_000;

/**
 * Downloads a file under its name, as file systems allow it; letters of every language stay.
 *
 * @returns the name under which it is saved
 */
export function saveFile({ name: given, blob }: ReportFile): string {
  const name = savedName(given);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
  return name;
}
