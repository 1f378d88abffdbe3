import { fractionOf, hashText, pick } from '../../data/random.ts';

/** The components that an incident can affect: the parts of the two systems, as in their tests. */
export const components = [
  { id: 1, name: 'SMS centar' },
  { id: 2, name: 'Android aplikacija' },
  { id: 3, name: 'iOS aplikacija' },
  { id: 4, name: 'Web prodaja' },
  { id: 5, name: 'Kartična naplata' },
  { id: 6, name: 'Kontrola parkiranja' },
  { id: 7, name: 'Središnja baza' },
  { id: 8, name: 'Izlazne rampe' },
  { id: 9, name: 'Ulazne rampe' },
  { id: 10, name: 'Blagajne u garažama' },
  { id: 11, name: 'Prepoznavanje registracija' },
] as const;

/** The tests of each group of the system, by the component that each checks. */
export const statusTests = {
  smspark: { name: 'SMS parking', code: 'SP', components: [1, 2, 3, 4, 5, 6, 7] },
  mgarage: { name: 'mGaraže', code: 'MG', components: [8, 9, 10, 11, 5] },
} as const;

interface Story {
  readonly title: string;
  readonly group: string;
  readonly components: readonly number[];
  readonly level: 1 | 2 | 3 | 4;
  /** How long it took, in minutes. */
  readonly minutes: number;
  readonly text: string;
}

/** Templates of incidents. */
const stories: readonly Story[] = [
  {
    title: 'Usporena potvrda SMS poruka',
    group: 'PARKING',
    components: [1],
    level: 2,
    minutes: 55,
    text: 'Potvrde o plaćanju stižu s kašnjenjem do pet minuta.\nParkiranje je plaćeno u trenutku slanja poruke.',
  },
  {
    title: 'Kartična naplata nije dostupna',
    group: 'PARKING',
    components: [4, 5],
    level: 3,
    minutes: 95,
    text: 'Banka ne odgovara na zahtjeve za naplatu.\n\nKupnja SMS porukom i iz prepaid računa radi.',
  },
  {
    title: 'Nadogradnja Android aplikacije',
    group: 'PARKING',
    components: [2],
    level: 1,
    minutes: 30,
    text: 'Nova inačica objavljena je bez prekida rada.',
  },
  {
    title: 'Rampe se ne otvaraju na izlazu',
    group: 'GARAZE',
    components: [8],
    level: 3,
    minutes: 40,
    text: 'Izlazi se otvaraju ručno dok se ne zamijeni upravljačka jedinica.',
  },
  {
    title: 'Prepoznavanje registracija griješi po kiši',
    group: 'GARAZE',
    components: [9, 11],
    level: 2,
    minutes: 240,
    text: 'Dio vozila uzima listić na ulazu.',
  },
  {
    title: 'Ulaznice na webu privremeno nedostupne',
    group: 'ULAZNICE',
    components: [4],
    level: 3,
    minutes: 70,
    text: 'Stranica za kupnju ulaznica ne učitava se. Ulaznice se prodaju na blagajnama.',
  },
  {
    title: 'Planirano održavanje baze',
    group: 'PRODAJA',
    components: [7],
    level: 1,
    minutes: 120,
    text: 'Izvještaji za prethodni dan kasne do 8 sati.',
  },
  {
    title: 'Nepoznat uzrok povremenih prekida',
    group: 'PRODAJA',
    components: [7, 4],
    level: 4,
    minutes: 180,
    text: 'Prekidi traju do nekoliko sekundi. Uzrok se istražuje.',
  },
];

const hour = 3_600_000;
const second = 1000;
const instant = (at: number) => `${new Date(Math.floor(at / second) * second).toISOString().slice(0, 19)}Z`;

/** The number of incidents in the history, and the longest time between two, in hours. */
const many = 47;
const apart = 190;

/** Returns a realistic history up to a moment: the latest incident is ongoing, one in nine is not public. */
export function incidentsUntil(now: Date) {
  let at = now.getTime() - 2 * hour;
  const newestFirst = Array.from({ length: many }, (_, place) => {
    const story = pick(stories, hashText(`incident ${place}`));
    const begin = at;
    at -= (6 + fractionOf(`incident apart ${place}`, 1) * apart) * hour;
    const end = begin + story.minutes * 60 * second * (0.6 + fractionOf(`incident took ${place}`, 1));
    return {
      title: story.title,
      serviceGroup: story.group,
      components: story.components.map((id) => components.find((one) => one.id === id)?.name ?? '').join('#'),
      level: story.level as number,
      begin: instant(begin),
      end: place === 0 ? null : instant(end),
      description: story.text,
      isPublic: place % 9 !== 4,
    };
  });
  return newestFirst.reverse().map((incident, index) => ({ id: index + 1, ...incident }));
}
