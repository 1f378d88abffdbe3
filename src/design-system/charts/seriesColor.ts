/** How many series colours the theme has (spec 1, part 9): tokens `series.1` to `series.20`. */
export const seriesCount = 20;

/**
 * Colours that stay with a name on every screen. Services and channels may share a number: they never stand in
 * one chart. Names are compared without case, spaces and marks, in both languages.
 */
const fixed: Record<string, number> = {
  parking: 1,
  parkiranje: 1,
  garaze: 2,
  garages: 2,
  ulaznice: 3,
  parktickets: 3,
  prodaja: 4,
  sales: 4,
  sms: 1,
  android: 2,
  androidapp: 2,
  androidaplikacija: 2,
  ios: 3,
  iosapp: 3,
  iosaplikacija: 3,
  web: 4,
  webshop: 4,
  kiosk: 5,
  kiosci: 5,
  parkomat: 6,
  parkingmeter: 6,
  callcentre: 7,
  pozivnicentar: 7,
  partner: 8,
  partneri: 8,
};
/** Numbers up to here belong to the fixed names; the rest is for whatever else the operator adds. */
const firstFree = Math.max(...Object.values(fixed)) + 1;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * The series colour, 1 to 20, of a channel, service or whatever else a chart splits by: fixed for known names, else
 * from its id, so that it is the same on every screen, whichever others are shown.
 */
export function seriesColor(name: string, id?: number): number {
  const key = plain(name);
  const known = fixed[key];
  if (known !== undefined) return known;
  const seed = id ?? [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const free = seriesCount - firstFree + 1;
  return firstFree + ((((seed - 1) % free) + free) % free);
}
