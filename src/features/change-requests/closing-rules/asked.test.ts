import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { addTo, lengthOf } from '#api/days.ts';
import { type AskedRule, areFree, askedRules, choose, isAsked, leaveOverlapping, type PlaceRules } from './asked.ts';
import { emptyRange } from './values.ts';

const rule = (begin: string, end: string, other: Partial<ClosingRule> = {}): ClosingRule => ({
  id: 1,
  requestId: null,
  requestAction: null,
  begin,
  end,
  reason: 'Božić',
  ...other,
});
const loaded = (...rules: ClosingRule[]): PlaceRules => ({ state: 'loaded', rules });
const riva = { id: 11, name: 'Riva', code: '1101' };
const bacvice = { id: 12, name: 'Bačvice', code: '1102' };
const christmas = { begin: '2026-12-25', end: '2026-12-26', reason: ' Božić ' };
const newYear = { begin: '2026-12-31', end: '2027-01-01', reason: 'Nova godina' };
const none = { left: [], wanted: [] };
const one = (known: PlaceRules): AskedRule => {
  const [asked] = askedRules([riva], [christmas], () => known);
  if (!asked) throw new Error('Nothing is asked for.');
  return asked;
};

describe('what is asked for', () => {
  it('Each whole row at each place, by place', () => {
    const asked = askedRules([riva, bacvice], [christmas, emptyRange, newYear], () => loaded());
    expect(asked.map(({ place, body, days }) => [place.name, body.begin, body.reason, days])).toEqual([
      ['Riva', '2026-12-25', 'Božić', 2],
      ['Riva', '2026-12-31', 'Nova godina', 2],
      ['Bačvice', '2026-12-25', 'Božić', 2],
      ['Bačvice', '2026-12-31', 'Nova godina', 2],
    ]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(4);
  });

  it('60 zones with 5 ranges and 60 rules each are 300 requests', () => {
    const zones = Array.from({ length: 60 }, (_, id) => ({ id, name: `Zona ${id}` }));
    const ranges = Array.from({ length: 5 }, (_, at) => ({
      begin: `2027-0${at + 1}-01`,
      end: `2027-0${at + 1}-02`,
      reason: 'Radovi',
    }));
    const rules = Array.from({ length: 60 }, (_, at) => {
      const begin = addTo('2027-01-02', { days: at * 5 });
      return rule(begin, begin, { id: at + 1 });
    });
    const asked = askedRules(zones, ranges, () => loaded(...rules));
    expect(asked).toHaveLength(300);
    expect(asked[0]?.overlaps).toHaveLength(1);
  });
});

describe('overlaps', () => {
  it('Approved rules and pending ones that share a day, both ends included, in their order', () => {
    const pending = rule('2026-12-20', '2026-12-25', { id: null, requestId: 7, requestAction: 'create' });
    const found = one(loaded(rule('2026-12-26', '2026-12-26'), pending, rule('2026-12-27', '2026-12-28')));
    expect(found.overlaps?.map(({ begin }) => begin)).toEqual(['2026-12-20', '2026-12-26']);
    expect(found.leftOut).toBeUndefined();
  });

  it('A rule whose removal awaits approval does not count', () => {
    expect(one(loaded(rule('2026-12-25', '2026-12-26', { requestId: 7, requestAction: 'delete' }))).overlaps).toEqual(
      [],
    );
  });

  it('They are not known before the rules are', () => {
    expect(one({ state: 'loading' }).overlaps).toBeUndefined();
    expect(one({ state: 'failed' }).leftOut).toBeUndefined();
  });
});

describe('what is left out until it is ticked', () => {
  it('Days that approved rules free already, together or alone', () => {
    expect(one(loaded(rule('2026-12-24', '2026-12-27'))).leftOut).toBe('free');
    expect(one(loaded(rule('2026-12-26', '2026-12-27'), rule('2026-12-20', '2026-12-25'))).leftOut).toBe('free');
    expect(one(loaded(rule('2026-12-26', '2026-12-27'))).leftOut).toBeUndefined();
  });

  it('A rule that is pending, or that a pending request may change, does not leave them out', () => {
    const days = ['2026-12-25', '2026-12-26'] as const;
    expect(one(loaded(rule(...days, { id: null, requestId: 7, requestAction: 'create' }))).leftOut).toBeUndefined();
    expect(one(loaded(rule(...days, { requestId: 7, requestAction: 'update' }))).leftOut).toBeUndefined();
  });

  it('A zone that is gone', () => {
    expect(one({ state: 'gone' }).leftOut).toBe('gone');
  });

  it('Days are free exactly when each of them is in a rule', () => {
    const days = fc.integer({ min: 0, max: 12 }).map((at) => addTo('2026-12-20', { days: at }));
    const range = fc.tuple(days, days).map(([a, b]) => (a < b ? { begin: a, end: b } : { begin: b, end: a }));
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 5 }), (wanted, ranges) => {
        const rules = ranges.map(({ begin, end }) => rule(begin, end));
        const each = Array.from({ length: lengthOf(wanted) }, (_, at) => addTo(wanted.begin, { days: at }));
        const expected = each.every((day) => rules.some(({ begin, end }) => begin <= day && day <= end));
        expect(areFree(wanted, rules)).toBe(expected);
      }),
    );
  });
});

describe('the choice of requests', () => {
  it('All are asked for but those that are left out; each can be taken out and in', () => {
    const usual = one(loaded());
    const free = one(loaded(rule('2026-12-25', '2026-12-26')));
    expect(isAsked(usual, none)).toBe(true);
    expect(isAsked(usual, choose(none, usual, false))).toBe(false);
    expect(isAsked(usual, choose(choose(none, usual, false), usual, true))).toBe(true);
    expect(isAsked(free, none)).toBe(false);
    expect(isAsked(free, choose(none, free, true))).toBe(true);
    expect(isAsked(free, choose(choose(none, free, true), free, false))).toBe(false);
  });

  it('Those with an overlap are left out at once, also one that was ticked', () => {
    const asked = askedRules([riva, bacvice], [christmas], (id) =>
      loaded(...(id === riva.id ? [rule('2026-12-26', '2026-12-27')] : [])),
    );
    const left = leaveOverlapping(none, asked);
    expect(asked.map((item) => isAsked(item, left))).toEqual([false, true]);
    const free = one(loaded(rule('2026-12-25', '2026-12-26')));
    expect(isAsked(free, leaveOverlapping(choose(none, free, true), [free]))).toBe(false);
  });
});
