import { expect, test } from 'vitest';
import { caseIncidents, caseNow } from '../../fixtures/incidents.ts';
import { groupDays, newest } from './groupDays.ts';
import { daysUntil } from './outages.ts';

const context = { days: daysUntil('2026-11-29'), now: caseNow, knownSince: undefined };

test('each group has its days and their sum, also one that only incidents name, and one without incidents', () => {
  const groups = groupDays(
    [
      { id: 1, code: 'SP', description: 'Parking' },
      { id: 2, code: 'X', description: 'Mirna' },
    ],
    caseIncidents,
    context,
  );
  expect(groups.map(({ code, name, days }) => [code, name, days.length])).toEqual([
    ['SP', 'Parking', 90],
    ['X', 'Mirna', 90],
    ['MG', 'MG', 90],
  ]);
  // 901 and 909: 33.5 hours and one more; 903 lies within 901; 907 for 13 hours so far.
  expect(groups[0]?.total).toEqual({ critical: (33.5 + 1 + 13) * 3600, warning: 900, any: 47.5 * 3600 });
  expect(groups[1]?.total).toEqual({ critical: 0, warning: 0, any: 0 });
  expect(groups[2]?.total).toEqual({ critical: 600, warning: 3600, any: 4200 });
});

test('what has been loaded since holds', () => {
  const [first, second] = caseIncidents;
  if (!first || !second) throw new Error('The case has no incidents.');
  const ended = { ...first, title: 'Riješeno' };
  expect(newest([first, second], [ended]).map(({ title }) => title)).toEqual(['Riješeno', second.title]);
});
