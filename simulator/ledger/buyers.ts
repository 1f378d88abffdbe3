import { codeKey } from '#api/text.ts';
import { mix, pick } from '../data/random.ts';
import type { Outlet } from '../world/catalogue.ts';

/** Croatian plates know neither Q, W, X, Y nor letters with marks after the town's. */
const letters = [...'ABCDEFGHIJKLMNOPRSTUVZ'];
const towns = [
  'ZG',
  'ZG',
  'ZG',
  'ST',
  'RI',
  'OS',
  'ZD',
  'PU',
  'VŽ',
  'KA',
  'SK',
  'ŠI',
  'BJ',
  'DU',
  'SB',
  'ČK',
  'KR',
  'KC',
];
const foreign: readonly ((hash: number) => string)[] = [
  (hash) => `M ${letter(hash)}${letter(hash >>> 5)} ${100 + (hash % 9000)}`,
  (hash) => `B ${letter(hash)}${letter(hash >>> 5)} ${100 + (hash % 9000)}`,
  (hash) => `LJ ${letter(hash)}${letter(hash >>> 5)}-${100 + (hash % 900)}`,
  (hash) => `MB ${letter(hash)}${letter(hash >>> 5)}-${100 + (hash % 900)}`,
  (hash) => `W ${10_000 + (hash % 90_000)} ${letter(hash >>> 7)}`,
  (hash) => `G ${100 + (hash % 900)} ${letter(hash)}${letter(hash >>> 5)}`,
  (hash) => `${letter(hash)}${letter(hash >>> 5)} ${100 + (hash % 900)} ${letter(hash >>> 9)}${letter(hash >>> 13)}`,
  (hash) => `KR ${1000 + (hash % 9000)}${letter(hash >>> 5)}`,
];
/** What is sold after this day is sold now. */
const lastPriceChange = 100_000;
const letter = (hash: number) => pick(letters, hash >>> 0);

function plateOf(outlet: Outlet, place: number): string {
  const hash = mix((outlet.id << 20) ^ Math.imul(place + 1, 0x9e3779b1));
  const kind = hash % 100;
  const byTheSea = outlet.profile === 'coast' || outlet.profile === 'island' || outlet.profile === 'trips';
  const [local, croatian] = byTheSea ? [45, 70] : [78, 94];
  const other = mix(hash);
  if (kind >= croatian) return pick(foreign, other >>> 3)(mix(other));
  const town = kind < local ? outlet.plate : pick(towns, other >>> 3);
  const digits = other % 3 === 0 ? 1000 + (other % 9000) : 100 + (other % 900);
  return `${town} ${digits}-${letter(other >>> 7)}${letter(other >>> 14)}`;
}

interface Plates {
  /** As written on the car. */
  readonly shown: readonly string[];
  /** As a search compares them. */
  readonly searched: readonly string[];
}

const known = new WeakMap<Outlet, Plates>();
/** The cars that park at an outlet: the same ones come back, some often. */
export function platesOf(outlet: Outlet): Plates {
  const made = known.get(outlet);
  if (made) return made;
  let daily = 0;
  for (const article of outlet.articles) {
    if (article.to > lastPriceChange) for (const sales of Object.values(article.daily)) daily += sales;
  }
  const size = Math.max(40, Math.min(24_000, Math.round(daily * 8)));
  const shown = Array.from({ length: size }, (_, place) => plateOf(outlet, place));
  const plates = { shown, searched: shown.map(codeKey) };
  known.set(outlet, plates);
  return plates;
}

/** Which of the cars bought: the first ones buy far more often than the last. */
export function plateAt(hash: number, plates: number): number {
  const fraction = mix(hash ^ 0x68bc21eb) / 0x1_0000_0000;
  return Math.floor(fraction * fraction * plates);
}
