import { decoded } from './decoded.ts';

/** The server's name for a file: `filename*=UTF-8''…`, where a language may stand between the apostrophes, before `filename="…"`. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8'[^';]*'([^;]+)/i.exec(disposition ?? '')?.[1];
  const name = encoded && decoded(encoded.trim());
  if (name) return name;
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2])?.trim() || undefined;
}
