/** Number of series colours in the theme (behaviour 5.9): tokens `series.1` to `series.20`. */
export const seriesCount = 20;

/**
 * Names whose colour is the same on every screen, in both languages; those of the first line have colour 1. Services
 * and channels may share a number, since they are never in one chart. Names are compared without case, spaces
 * and diacritics.
 */
const names: readonly string[] = [
  'parking parkiranje sms',
  'garaze garages android androidapp androidaplikacija',
  'ulaznice parktickets ios iosapp iosaplikacija',
  'prodaja sales web webshop',
  'kiosk kiosci',
  'parkomat parkingmeter',
  'callcentre pozivnicentar',
  'partner partneri',
];
const fixed: Readonly<Record<string, number>> = Object.fromEntries(
  names.flatMap((line, at) => line.split(' ').map((name) => [name, at + 1])),
);
/** Lower numbers belong to the fixed names; the others are for what the operator adds. */
const firstFree = Math.max(...Object.values(fixed)) + 1;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * The series colour, 1 to 20, of a channel, service or other group that a chart splits by: fixed for known names, else
 * derived from the id, so that it is the same on every screen and does not depend on the other groups shown.
 */
export function seriesColor(name: string, id?: number): number {
  const key = plain(name);
  const known = fixed[key];
  if (known !== undefined) return known;
  const seed = id ?? [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const free = seriesCount - firstFree + 1;
  return firstFree + ((((seed - 1) % free) + free) % free);
}
