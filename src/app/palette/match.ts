import { searchKey } from '#api/text.ts';

/** What is found by its name, by its code or, beside these, by what surrounds it. */
export interface Findable {
  /** Empty where it has none: then it is found by its code alone. */
  readonly name: string;
  readonly code?: string | null;
  /** More words by which it is found, where its name or code has one of the words too: a zone's city, a page's outlet. */
  readonly context?: string;
  /** Found only where a word is of what surrounds it alone: an outlet's page by the page's name beside the outlet's. */
  readonly needsContext?: boolean;
}

/** The keys of a text: as `searchKey`, with đ as d, and with dj as d too. */
interface Keys {
  readonly plain: string;
  readonly short: string;
}

interface ItemKeys {
  readonly name: Keys;
  readonly context: Keys;
  readonly code: string;
  /** The code without spaces and dashes. */
  readonly bareCode: string;
  /** Orders what fits equally well: numbers by their value. */
  readonly order: string;
}

const keysOf = (text: string): Keys => {
  const plain = searchKey(text);
  return { plain, short: plain.replaceAll('dj', 'd') };
};

const bare = (key: string) => key.replace(/[ -]/g, '');

/** The keys of an item are made once: a search of thousands of zones is made with each letter. */
const known = new WeakMap<Findable, ItemKeys>();

function itemKeys(item: Findable): ItemKeys {
  const found = known.get(item);
  if (found) return found;
  const name = keysOf(item.name);
  const code = searchKey(item.code ?? '');
  const keys = {
    name,
    context: keysOf(item.context ?? ''),
    code,
    bareCode: bare(code),
    order: `${name.plain} ${code}`.replace(/\d+/g, (digits) => digits.padStart(8, '0')),
  };
  known.set(item, keys);
  return keys;
}

const holds = (text: Keys, word: Keys) => text.plain.includes(word.plain) || text.short.includes(word.short);
const begins = (text: Keys, word: Keys) => text.plain.startsWith(word.plain) || text.short.startsWith(word.short);
const equals = (text: Keys, word: Keys) => text.plain === word.plain || text.short === word.short;

interface Wanted {
  readonly whole: Keys;
  readonly words: readonly Keys[];
  readonly bare: string;
}

/** How well an item fits: 0 is an equal code, 6 the least; undefined where it does not. */
function fitOf(item: Findable, { whole, words, bare: bareText }: Wanted): number | undefined {
  const { name, context, code, bareCode } = itemKeys(item);
  if (bareText !== '' && bareCode === bareText) return 0;
  const isOwn = (word: Keys) => holds(name, word) || code.includes(word.plain);
  const isFound =
    words.some(isOwn) &&
    words.every((word) => isOwn(word) || holds(context, word)) &&
    !(item.needsContext && words.every(isOwn));
  if (!isFound) return bareText !== '' && bareCode.includes(bareText) ? 6 : undefined;
  if (equals(name, whole)) return 1;
  if (begins(name, whole)) return 2;
  const first = words[0] as Keys;
  if (begins(name, first)) return 3;
  if (name.plain.split(' ').some((word) => begins({ plain: word, short: word.replaceAll('dj', 'd') }, first))) return 4;
  return code.startsWith(first.plain) ? 5 : 6;
}

/** An item that was found, and how well it fits: 0 best. */
interface Found<Item> {
  readonly item: Item;
  readonly fit: number;
}

/**
 * The items that have every word of a text in their name or code, without regard to letter case and marks (behaviour 2.18):
 * an equal code first, then equal names, names that begin with the text, and the rest by name. None for an empty text.
 */
export function findItems<Item extends Findable>(items: readonly Item[], text: string): readonly Found<Item>[] {
  const whole = keysOf(text);
  const words = whole.plain
    .split(' ')
    .filter((word) => bare(word) !== '')
    .map(keysOf);
  if (words.length === 0) return [];
  const wanted = { whole, words, bare: bare(whole.plain) };
  return items
    .flatMap((item) => {
      const fit = fitOf(item, wanted);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .sort((a, b) => a.fit - b.fit || (itemKeys(a.item).order < itemKeys(b.item).order ? -1 : 1));
}
