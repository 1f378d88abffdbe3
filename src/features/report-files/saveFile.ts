import type { ReportFile } from './makeReportFile.ts';

/** Milliseconds until the object URL is revoked: the browser may ask the user where to save the file. */
const keptFor = 40_000;

/** Downloads a file under its name; `/` and `\` in it become `-`, all letters stay. */
export function saveFile({ name, blob }: ReportFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[/\\]/g, '-');
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
