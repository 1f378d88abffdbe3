import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import { addTo } from '#api/days.ts';
import { contradictionsOf, type PlaceItems } from './contradictions.ts';

const period = (id: number | null, validFrom: string, validTo: string, more: Partial<WorkingPeriod> = {}) =>
  ({
    id,
    requestId: null,
    requestAction: null,
    description: '',
    workingDays: [],
    noCharge: false,
    validFrom,
    validTo,
    ...more,
  }) as WorkingPeriod;
const rule = (id: number | null, begin: string, end: string, reason: string, more: Partial<ClosingRule> = {}) =>
  ({ id, requestId: null, requestAction: null, begin, end, reason, ...more }) as ClosingRule;

const asks = (id: number, more: Partial<ChangeRequest>) =>
  ({
    id,
    resource: 'workingPeriod',
    action: 'create',
    status: 'pending',
    provider: { id: 2, name: 'Split' },
    zone: { id: 11, name: 'Riva' },
    garage: null,
    before: null,
    after: null,
    outdated: false,
    ...more,
  }) as ChangeRequest;

const none: PlaceItems = { periods: [], rules: [] };

test('a day that a period shares with an approved one is found, at both ends', () => {
  const items = { ...none, periods: [period(1, '2026-09-15', '2026-12-31', { description: 'Zima' })] };
  const until = (to: string) => contradictionsOf(asks(9, { after: period(null, '2026-06-01', to) }), items).approved;
  expect(until('2026-09-14')).toEqual([]);
  expect(until('2026-09-15')).toMatchObject([
    { text: 'Zima', from: '2026-09-15', to: '2026-12-31', shared: { from: '2026-09-15', to: '2026-09-15' } },
  ]);
});

test('the item itself, a removal, a decided request and a border contradict nothing', () => {
  const own = period(1, '2026-01-01', '2026-12-31');
  const items = { ...none, periods: [own, period(null, '2026-01-01', '2026-12-31', { requestId: 9 })] };
  expect(contradictionsOf(asks(9, { before: own, after: own }), items).approved).toEqual([]);
  expect(contradictionsOf(asks(9, { before: period(2, '2026-01-01', '2026-12-31') }), items).approved).toEqual([]);
  expect(contradictionsOf(asks(9, { after: own, status: 'approved' }), items).approved).toEqual([]);
  expect(contradictionsOf(asks(9, { after: own, resource: 'border' }), items).approved).toEqual([]);
});

test('an approved item whose removal awaits approval is named with it', () => {
  const items = {
    ...none,
    periods: [period(1, '2026-01-01', '2026-12-31', { requestId: 4, requestAction: 'delete' })],
  };
  const { approved } = contradictionsOf(asks(9, { after: period(null, '2026-06-01', '2026-06-02') }), items);
  expect(approved).toMatchObject([{ awaits: 'delete' }]);
});

test('another request of the same place and kind is found; one of another place is not', () => {
  const wanted = rule(null, '2026-12-24', '2026-12-26', 'Božić');
  const mine = asks(9, { resource: 'closingRule', after: wanted });
  const others = [
    asks(10, { resource: 'closingRule', after: rule(null, '2026-12-26', '2027-01-06', 'Praznici') }),
    asks(11, { resource: 'closingRule', after: wanted, zone: { id: 12, name: 'Bačvice' } }),
    asks(12, { after: period(null, '2026-12-01', '2026-12-31') }),
    asks(13, { resource: 'closingRule', after: wanted, status: 'rejected' }),
    mine,
  ];
  expect(contradictionsOf(mine, none, others).pending).toMatchObject([
    { requestId: 10, text: 'Praznici', shared: { from: '2026-12-26', to: '2026-12-26' } },
  ]);
});

test('two items share days exactly where each of these days lies in both', () => {
  const day = fc.integer({ min: 0, max: 40 });
  const at = (offset: number) => addTo('2028-02-10', { days: offset });
  fc.assert(
    fc.property(day, day, day, day, (a, b, c, d) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const [otherFrom, otherTo] = [Math.min(c, d), Math.max(c, d)];
      const items = { ...none, rules: [rule(1, at(otherFrom), at(otherTo), 'x')] };
      const [found] = contradictionsOf(
        asks(9, { resource: 'closingRule', after: rule(null, at(from), at(to), 'y') }),
        items,
      ).approved;
      const both = Array.from({ length: 41 }, (_, at) => at).filter(
        (one) => from <= one && one <= to && otherFrom <= one && one <= otherTo,
      );
      const [first, last] = [both[0], both.at(-1)];
      expect(found?.shared).toEqual(
        first === undefined || last === undefined ? undefined : { from: at(first), to: at(last) },
      );
    }),
  );
});
