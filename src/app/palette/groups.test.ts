import { expect, test } from 'vitest';
import type { Entry, EntryGroup } from './entries.tsx';
import { firstGroups, foundGroups } from './groups.ts';

const entry = (group: EntryGroup, name: string, more: Partial<Entry> = {}): Entry => ({
  id: `${group}:${name}:${more.code ?? ''}`,
  group,
  name,
  icon: null,
  ...more,
});

const zones = Array.from({ length: 3000 }, (_, at) => entry('zones', `Zona ${at}`, { code: `${at}` }));
const entries = [
  entry('outlets', '2 mora'),
  ...zones,
  entry('pages', 'Parking'),
  entry('pages', 'Sve kupovine', { detail: 'Statistika' }),
  entry('source:views', 'Parking u listopadu'),
  entry('page', 'Osvježi podatke'),
  entry('account', 'Odjavi se'),
];

test('the group with an equal code comes first', () => {
  expect(foundGroups(entries, '2').map(({ group }) => group)).toEqual(['zones', 'outlets']);
  expect(foundGroups(entries, 'parking').map(({ group }) => group)).toEqual(['pages', 'source:views']);
});

test('eight of a group are shown, with how many there are', () => {
  const [group] = foundGroups(entries, 'zona');
  expect(group?.entries).toHaveLength(8);
  expect(group?.total).toBe(3000);
});

test('before something is typed there are no outlets and zones but those that were opened last', () => {
  const recent = zones.slice(0, 9);
  const groups = firstGroups(entries, recent);
  expect(groups.map(({ group }) => group)).toEqual(['recent', 'page', 'source:views', 'pages', 'account']);
  expect(groups[0]?.entries).toHaveLength(6);
  expect(groups[3]?.entries.map(({ name }) => name)).toEqual(['Parking']);
});
