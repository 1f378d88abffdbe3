import { expect, test } from 'vitest';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { PlaceItems } from './contradictions.ts';
import { changedMonths, sidesOf } from './sides.ts';

const days = (timeTo: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, timeFrom: '08:00', timeTo, noCharge: false }));
const period = (id: number | null, validFrom: string, validTo: string, timeTo = '20:00') =>
  ({
    id,
    requestId: null,
    requestAction: null,
    description: '',
    workingDays: days(timeTo),
    noCharge: false,
    validFrom,
    validTo,
  }) as WorkingPeriod;
const rule = (id: number | null, begin: string, end: string, reason: string, more: Partial<ClosingRule> = {}) =>
  ({ id, requestId: null, requestAction: null, begin, end, reason, ...more }) as ClosingRule;

const asks = (more: Partial<ChangeRequest>) =>
  ({
    resource: 'closingRule',
    status: 'pending',
    before: null,
    after: null,
    outdated: false,
    ...more,
  }) as ChangeRequest;

const none: PlaceItems = { periods: [], rules: [] };
const today = '2026-11-29';
const texts = (items: readonly { readonly text: string }[] | undefined) => items?.map(({ text }) => text);

test('before and after differ by the item of the request alone', () => {
  const old = rule(1, '2026-12-24', '2026-12-24', 'Badnjak');
  const other = rule(2, '2026-05-01', '2026-05-01', 'Praznik rada');
  const items = { ...none, rules: [other, old, rule(null, '2026-08-05', '2026-08-05', 'x', { requestId: 9 })] };
  const change = sidesOf(asks({ before: old, after: rule(1, '2026-12-24', '2026-12-26', 'Božić') }), items);
  expect(texts(change?.before)).toEqual(['Praznik rada', 'Badnjak']);
  expect(texts(change?.after)).toEqual(['Praznik rada', 'Božić']);
  expect(change?.now).toBeUndefined();
  expect(texts(sidesOf(asks({ before: old }), items)?.after)).toEqual(['Praznik rada']);
  const creation = sidesOf(asks({ after: rule(null, '2026-12-26', '2026-12-26', 'Štefanje') }), items);
  expect(texts(creation?.before)).toEqual(['Praznik rada', 'Badnjak']);
  expect(texts(creation?.after)).toEqual(['Praznik rada', 'Badnjak', 'Štefanje']);
  expect(sidesOf(asks({ resource: 'border' }), items)).toBeUndefined();
});

test('what changed since is the third side; what was approved is not there twice', () => {
  const before = rule(1, '2026-12-24', '2026-12-24', 'Badnjak');
  const after = rule(1, '2026-12-24', '2026-12-26', 'Božić');
  const outdated = asks({ before, after, outdated: true });
  const now = rule(1, '2026-12-20', '2026-12-24', 'Advent');
  expect(texts(sidesOf(outdated, { ...none, rules: [now] })?.now)).toEqual(['Advent']);
  expect(texts(sidesOf(outdated, none)?.now)).toEqual([]);
  const approved = asks({ after: rule(null, '2026-12-24', '2026-12-26', 'Božić'), status: 'approved' });
  expect(texts(sidesOf(approved, { ...none, rules: [after] })?.before)).toEqual([]);
  expect(texts(sidesOf(approved, { ...none, rules: [after] })?.after)).toEqual(['Božić']);
});

test('the months with a change are found, over New Year too, each with its days', () => {
  const sides = sidesOf(asks({ after: rule(null, '2026-12-24', '2027-01-06', 'Praznici') }), none);
  expect(sides && changedMonths(sides, today)).toEqual([
    { year: 2026, month: 11, changed: { begin: '2026-12-24', end: '2026-12-31' }, count: 8 },
    { year: 2027, month: 0, changed: { begin: '2027-01-01', end: '2027-01-06' }, count: 6 },
  ]);
});

test('only what differs is found: a longer season changes its end, other hours every month, another text none', () => {
  const of = (before: WorkingPeriod, after: WorkingPeriod) => {
    const sides = sidesOf(asks({ resource: 'workingPeriod', before, after }), { ...none, periods: [before] });
    return sides && changedMonths(sides, today).map(({ month }) => month);
  };
  const season = period(1, '2026-06-01', '2026-09-15');
  expect(of(season, period(1, '2026-06-01', '2026-09-30'))).toEqual([8]);
  expect(of(season, period(1, '2026-06-01', '2026-09-15', '22:00'))).toEqual([5, 6, 7, 8]);
  expect(of(season, { ...season, description: 'Ljeto' })).toEqual([]);
});

test('a period of centuries is compared at its ends and about today', () => {
  const sides = sidesOf(asks({ resource: 'workingPeriod', after: period(null, '1900-12-31', '2999-01-01') }), none);
  const months = sides ? changedMonths(sides, today) : [];
  expect(months.map(({ year, month }) => `${year}-${month + 1}`)).toEqual([
    '1900-12',
    ...[2026, 2027].flatMap((year) => Array.from({ length: 12 }, (_, at) => `${year}-${at + 1}`)),
    '2999-1',
  ]);
});
