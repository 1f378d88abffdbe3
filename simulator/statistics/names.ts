import { mix, pick } from '../data/random.ts';

const first = ['ana', 'ivan', 'marija', 'marko', 'petra', 'josip', 'lucija', 'luka', 'iva', 'tomislav', 'mia', 'ante'];
const last = ['horvat', 'babic', 'maric', 'juric', 'novak', 'knezevic', 'matic', 'pavlovic', 'bozic', 'blazevic'];

/** The e-mail of a user, by their number; no real address has this form. */
export function emailOf(user: number, habit: number): string {
  const hash = mix(user + 1);
  return `${pick(first, hash)}.${pick(last, (hash >>> 8) + habit)}${user + 1}@primjer.hr`;
}
