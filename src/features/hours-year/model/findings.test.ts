import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { findingsOf, gapsBeside, gapsOf } from './findings.ts';
import { period, periodsOf, rule, rulesOf } from './fixtures.ts';
import { draftPeriod, itemsNow, itemsOf, type RuleItem, ruleItem } from './items.ts';
import { overlapsOf } from './overlaps.ts';
import { yearDays } from './yearDays.ts';

const year = { begin: '2026-01-01', end: '2026-12-31' };

describe('gaps', () => {
  test('to 15. 9. and from 16. 9.: none; to 31. 5. and from 2. 6.: one day', () => {
    expect(gapsOf(2026, periodsOf(['2026-01-01', '2026-09-15'], ['2026-09-16', '2026-12-31']))).toEqual([]);
    expect(gapsOf(2026, periodsOf(['2026-01-01', '2026-05-31'], ['2026-06-02', '2026-12-31']))).toEqual([
      { kind: 'open', begin: '2026-06-01', end: '2026-06-01' },
    ]);
  });

  test('a short period inside a long one makes none', () => {
    expect(gapsOf(2026, periodsOf(['2026-01-01', '2026-12-31'], ['2026-03-01', '2026-03-02']))).toEqual([]);
  });

  test('a closing rule has no hours, so it fills none; a year without periods is one', () => {
    expect(gapsOf(2026, rulesOf(['2026-05-01', '2026-05-02']))).toEqual([{ kind: 'open', ...year }]);
  });

  test('what awaits approval fills a gap, or opens one, and is told apart', () => {
    const items = itemsOf({
      periods: [
        period('2026-01-01', '2026-05-31', { id: 1 }),
        period('2026-06-01', '2026-06-30', { id: null, requestId: 8, requestAction: 'create' }),
        period('2026-07-01', '2026-12-31', { id: 2, requestId: 9, requestAction: 'delete' }),
      ],
      rules: [],
    });
    expect(gapsOf(2026, items)).toEqual([
      { kind: 'closing', begin: '2026-06-01', end: '2026-06-30' },
      { kind: 'opening', begin: '2026-07-01', end: '2026-12-31' },
    ]);
  });

  test('what a form is about to ask for counts too', () => {
    const items = [...periodsOf(['2026-01-01', '2026-11-30']), draftPeriod(period('2026-12-01', '2026-12-31'))];
    expect(gapsOf(2026, items)).toEqual([{ kind: 'closing', begin: '2026-12-01', end: '2026-12-31' }]);
  });

  test('are the days without a period, whatever the periods are', () => {
    const day = fc.integer({ min: -40, max: 410 }).map((days) => addTo('2026-01-01', { days }));
    const ranges = fc.array(fc.tuple(day, day), { maxLength: 6 });
    fc.assert(
      fc.property(ranges, (days) => {
        const items = periodsOf(...days);
        const missing = yearDays(2026, items).flatMap((each) => (each.period ? [] : [each.day]));
        const gaps = gapsOf(2026, items);
        const inGaps = yearDays(2026, []).flatMap((each) =>
          gaps.some(({ begin, end }) => begin <= each.day && each.day <= end) ? [each.day] : [],
        );
        expect(inGaps).toEqual(missing);
        expect(new Set(yearDays(2026, items).flatMap((each) => (each.isShared ? [each.day] : [])))).toEqual(
          new Set(
            yearDays(2026, []).flatMap((each) =>
              overlapsOf(year, items).some(({ begin, end }) => begin <= each.day && each.day <= end) ? [each.day] : [],
            ),
          ),
        );
      }),
    );
  });
});

const draftRule = (begin: string, end: string, replaces?: string): RuleItem => ({
  ...ruleItem(rule(begin, end)),
  key: 'draft',
  state: 'draft',
  replaces,
});

describe('overlaps', () => {
  test('approved from 15. 9. and another until 15. 9. share one day, for sure', () => {
    const found = overlapsOf(year, periodsOf(['2026-01-01', '2026-09-15'], ['2026-09-15', '2026-12-31']));
    expect(found).toMatchObject([{ begin: '2026-09-15', end: '2026-09-15', isCertain: true }]);
  });

  test('across what awaits: with a pending one they are possible, with one whose removal awaits there are none', () => {
    const items = (requestAction: 'update' | 'delete') =>
      itemsOf({
        periods: [
          period('2026-01-01', '2026-09-15', { id: 1, requestId: 7, requestAction }),
          period('2026-09-15', '2026-12-31', { id: null, requestId: 8, requestAction: 'create' }),
        ],
        rules: [],
      });
    expect(overlapsOf(year, items('update'))).toMatchObject([{ begin: '2026-09-15', isCertain: false }]);
    expect(overlapsOf(year, items('delete'))).toEqual([]);
  });

  test('of rules are found too; a rule over a period is none, nor is an item over its own requested values', () => {
    const rules = rulesOf(['2026-12-24', '2027-01-06'], ['2026-12-31', '2026-12-31']);
    const { overlaps } = findingsOf(2026, [...rules, ...periodsOf(['2026-01-01', '2026-12-31'])]);
    expect(overlaps).toMatchObject([{ begin: '2026-12-31', end: '2026-12-31', one: { kind: 'rule' } }]);
    expect(findingsOf(2027, rules).overlaps).toEqual([]);
    const changing = itemsOf({
      periods: [],
      rules: [rule('2026-12-24', '2026-12-26', { id: 4, requestId: 9, requestAction: 'update' })],
      requests: [{ id: 9, resource: 'closingRule', action: 'update', after: rule('2026-12-25', '2026-12-27') }],
    });
    expect(overlapsOf(year, changing)).toEqual([]);
    expect(overlapsOf(year, [...changing, draftRule('2026-12-25', '2026-12-25', 'rule-4')])).toEqual([]);
    expect(overlapsOf(year, [...changing, draftRule('2026-12-27', '2026-12-27')])).toMatchObject([
      { begin: '2026-12-27', isCertain: false },
    ]);
    expect(overlapsOf(year, itemsNow(changing))).toEqual([]);
  });
});

describe('the gaps beside what a form is about to ask for', () => {
  const draft = { validFrom: '2027-06-01', validTo: '2027-09-15' };

  test('are the days up to the neighbours; adjacent and overlapping ones leave none', () => {
    const beside = (...days: readonly (readonly [string, string])[]) =>
      gapsBeside(
        draft,
        days.map(([validFrom, validTo]) => ({ validFrom, validTo })),
      );
    expect(beside(['2027-01-01', '2027-05-31'], ['2027-09-16', '2027-12-31'])).toEqual([]);
    expect(beside(['2027-01-01', '2027-05-30'], ['2027-09-18', '2027-12-31'])).toEqual([
      { begin: '2027-05-31', end: '2027-05-31' },
      { begin: '2027-09-16', end: '2027-09-17' },
    ]);
    expect(beside(['2027-01-01', '2027-12-31'])).toEqual([]);
    expect(beside(['2027-01-01', '2027-06-10'], ['2027-02-01', '2027-02-02'])).toEqual([]);
    expect(beside()).toEqual([]);
    expect(
      gapsBeside({ validFrom: '2027-02-30', validTo: '' }, [{ validFrom: '2027-01-01', validTo: '2027-01-02' }]),
    ).toEqual([]);
  });

  test('of several zones with the same days are one', () => {
    const others = [1, 2, 3].map((zoneId) => ({
      validFrom: '2027-01-01',
      validTo: `2027-05-${zoneId === 3 ? 31 : 30}`,
      zoneId,
    }));
    expect(gapsBeside(draft, others)).toEqual([{ begin: '2027-05-31', end: '2027-05-31' }]);
  });
});
