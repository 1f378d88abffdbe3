import { expect, test } from 'vitest';
import { timesTable } from './storyTimes.mjs';

test('each part has how often it ran, its median, its sum and its share', () => {
  const lines = [{ page: 1000 }, { axe: 100, image: 50 }, { axe: 500, image: 50 }, { axe: 300 }]
    .map((line) => JSON.stringify(line))
    .join('\n');
  expect(timesTable(lines)).toEqual([
    '| page | 1 | 1000 | 1.0 | 50 % |',
    '| axe | 3 | 300 | 0.9 | 45 % |',
    '| image | 2 | 50 | 0.1 | 5 % |',
  ]);
});
