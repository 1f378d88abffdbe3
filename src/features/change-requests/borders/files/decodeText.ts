/**
 * Decodes bytes as UTF-8; undefined where they are not. A letter that is cut off at the end, as fields of a fixed width
 * have it, is left out.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  let end = bytes.length;
  // The start of a letter of two to four bytes is at most three bytes from the end.
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (length > back) end = bytes.length - back;
      break;
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end));
  } catch {
    return undefined;
  }
}

/** The encoding of Croatian Windows, which files without a hint have if they are not UTF-8. */
const usual = 'windows-1250';

/** Decodes bytes by the name of an encoding; one that is unknown is the usual one. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding);
  } catch {
    decoder = new TextDecoder(usual);
  }
  return decoder.decode(bytes);
}

/**
 * Decodes the bytes of a text file: by the mark at its start, by the encoding that an XML declares, else as UTF-8 or, where
 * it is not, as Croatian Windows has it.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeAs(bytes, 'utf-16be');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase();
  const utf8 = declared === undefined || /^utf-?(8|16)/.test(declared) ? decodeUtf8(bytes) : undefined;
  return utf8 ?? decodeAs(bytes, declared && !/^utf/.test(declared) ? declared : usual);
}
