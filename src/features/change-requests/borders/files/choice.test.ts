import { expect, test } from 'vitest';
import { firstTicked, foundFeatures } from './choice.ts';

const feature = (name: string, code = '') => ({ name, code, polygons: [] });
const zone = { zoneCode: '0110', zoneName: 'Šibenik centar' };

test.each([
  ['the code of the zone', [feature('A', '0110'), feature('Šibenik centar', '0111')], [0]],
  ['its name, with or without marks', [feature('A', '1'), feature('SIBENIK CENTAR'), feature('B')], [1]],
  ['another code alone', [feature('A', '1'), feature('B', '2')], []],
  ['no names and codes', [feature(''), feature('')], [0, 1]],
  ['the same name', [feature('A'), feature('A')], [0, 1]],
  ['one feature', [feature('A', '1')], [0]],
])('%s', (_, features, ticked) => {
  expect([...firstTicked(features, zone)]).toEqual(ticked);
});

test('names and codes are found by words, without marks', () => {
  const features = [feature('Đačka ćuprija', '0110'), feature('Žuta zona', '0120'), feature('')];
  expect(foundFeatures(features, 'dacka 011')).toEqual([0]);
  expect(foundFeatures(features, '')).toEqual([0, 1, 2]);
  expect(foundFeatures(features, 'zona 2')).toEqual([1]);
});
