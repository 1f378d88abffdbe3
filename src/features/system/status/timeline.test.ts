import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { byDay, phaseOf } from './timeline.ts';

const now = new Date('2026-11-20T09:00:00Z');
const at = (time: string) => new Date(time);

describe('an incident', () => {
  test.each([
    ['2026-11-20T09:00:01Z', null, 'announced'],
    ['2026-11-20T09:00:00Z', null, 'ongoing'],
    ['2026-11-20T08:00:00Z', null, 'ongoing'],
    ['2026-11-20T08:00:00Z', '2026-11-20T09:00:01Z', 'ongoing'],
    ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', 'over'],
  ])('from %s to %s is %s', (begin, end, phase) => {
    expect(phaseOf({ begin: at(begin), end: end === null ? null : at(end) }, now)).toBe(phase);
  });
});

test('incidents are grouped by the day in Zagreb on which they began, in their order', () => {
  const incident = (id: number, begin: string) => ({ id, begin: at(begin) }) as Incident;
  const days = byDay([
    incident(4, '2026-11-19T23:30:00Z'),
    incident(3, '2026-11-19T22:30:00Z'),
    incident(2, '2026-11-19T05:00:00Z'),
    incident(1, '2026-11-18T12:00:00Z'),
  ]);
  expect(days.map(({ day, incidents }) => [day, incidents.map(({ id }) => id)])).toEqual([
    ['2026-11-20', [4]],
    ['2026-11-19', [3, 2]],
    ['2026-11-18', [1]],
  ]);
});
