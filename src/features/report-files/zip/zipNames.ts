import { plainText } from '#api/fileText.ts';
import { lettersOf } from '#design-system/LongText/cutText.ts';

/** Characters that Windows does not allow in a name; `/` and `\` would be folders. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;
/** Marks of direction: with them `fdp.exe` is read as `exe.pdf`. */
const marksOfDirection = /\p{Bidi_Control}/gu;
/** Names that Windows keeps for its devices, whatever follows the first dot. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:$|\.))/i;

/** The longest name that file systems allow, in bytes of UTF-8. */
const mostBytes = 255;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The beginning of a text in at most so many bytes; no letter is torn apart, and nothing stands at the end that Windows drops. */
function cutTo(text: string, bytes: number): string {
  let kept = text;
  if (bytesOf(text) > bytes) {
    kept = '';
    let left = bytes;
    for (const letter of lettersOf(text)) {
      left -= bytesOf(letter);
      if (left < 0) break;
      kept += letter;
    }
  }
  return kept.replace(/[. ]+$/, '');
}

/** Two names with the same key would be one file on a disk that ignores letter case. */
const keyOf = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');

/**
 * The names of the files of an archive, one for each given name, in their order: composed (NFC), all different also without
 * regard to letter case, and as Windows, macOS and Linux allow them. Names that would be equal are numbered: `Split (2).pdf`.
 *
 * @param names - without extension, whatever a server may have sent
 * @param extension - with its dot: `.pdf`
 * @param unnamed - what a file is called of whose name nothing is left
 */
export function zipNames(names: readonly string[], extension: string, unnamed: string): string[] {
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return names.map((given) => {
    const clean = plainText(given.replace(forbidden, '-'))
      .replace(marksOfDirection, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[. ]+/, '')
      .replace(deviceName, '$1-');
    const room = mostBytes - bytesOf(extension);
    const base = cutTo(clean, room) || unnamed;
    const first = `${base}${extension}`;
    let name = first;
    let number = nextNumber.get(keyOf(first)) ?? 2;
    while (taken.has(keyOf(name))) {
      const mark = ` (${number})`;
      name = `${cutTo(base, room - mark.length)}${mark}${extension}`;
      number += 1;
    }
    nextNumber.set(keyOf(first), number);
    taken.add(keyOf(name));
    return name;
  });
}
