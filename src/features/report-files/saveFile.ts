import type { ReportFile } from './makeReportFile.ts';

/** Long enough for the browser to take the bytes over, even when it asks the user where to put them. */
const keptFor = 40_000;

/** Hands a file to the browser's downloads under its name; `/` and `\` in it become `-`, all letters stay. */
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
