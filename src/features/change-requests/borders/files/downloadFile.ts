/** Milliseconds that the browser has to take the bytes over, even when it asks the user where to save them. */
const urlLifetime = 40_000;

/** Returns a name that every system takes. It is composed, so that a letter keeps its mark. */
const fileName = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');

/** Downloads a text, or bytes, as a file. */
export function downloadFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
