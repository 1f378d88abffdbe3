import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { borderText, type Polygon } from './borders.ts';
import { itemFields, type RequestItems } from './changeRequests.ts';
import { cleanItem, emptyItem, type ItemFields, type ItemOf, isSameItem, pickItem } from './itemFields.ts';
import { closingRuleBody, closingRuleFields, workingPeriodBody, workingPeriodFields } from './workingHours.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.integer({ min: 0, max: 1439 }).map((at) => new Date(at * 60_000).toISOString().slice(11, 16));
const week = fc
  .array(fc.record({ timeFrom: time, timeTo: time, noCharge: fc.boolean() }), { minLength: 7, maxLength: 7 })
  .map((days) => days.map((each, weekday) => ({ weekday, ...each })));
const position = fc.tuple(fc.integer({ min: 13, max: 19 }), fc.integer({ min: 42, max: 46 }));
const polygons: fc.Arbitrary<Polygon[]> = fc.array(
  fc.array(fc.array(position, { minLength: 4, maxLength: 6 }), { minLength: 1, maxLength: 2 }),
);

/** Items with any values: texts and days by the kinds of the fields, lists by their names. */
const items = <F extends ItemFields>(fields: F, lists: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [
        name,
        { text: fc.string(), day, list: lists[name] ?? fc.constant([]) }[kind],
      ]),
    ),
  ) as unknown as fc.Arbitrary<ItemOf<F>>;

const any: { readonly [R in keyof RequestItems]: fc.Arbitrary<RequestItems[R]> } = {
  workingPeriod: items(workingPeriodFields, { workingDays: week }),
  closingRule: items(closingRuleFields),
  border: items(itemFields.border, { polygons }),
};

describe.each(['workingPeriod', 'closingRule', 'border'] as const)('of a %s', (resource) => {
  const fields = itemFields[resource] as ItemFields;
  const arbitrary = any[resource] as fc.Arbitrary<ItemOf<ItemFields>>;
  const names = Object.keys(fields);

  test('each field is in an empty, a picked and a clean item, and nothing else is', () => {
    fc.assert(
      fc.property(arbitrary, (item) => {
        const whole = { ...item, id: '7' };
        expect(Object.keys(emptyItem(fields))).toEqual(names);
        expect(pickItem(fields, whole)).toEqual(item);
        expect(Object.keys(cleanItem(fields, whole))).toEqual(names);
      }),
    );
  });

  test('a clean item is the same, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(arbitrary, (item) => {
        const clean = cleanItem(fields, item);
        expect(cleanItem(fields, clean)).toEqual(clean);
        expect(isSameItem(fields, item, clean)).toBe(true);
      }),
    );
  });

  test.each(names)('an item with another value of %s is another', (name) => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (item, other) => {
        const changed = { ...item, [name]: other[name] ?? '' };
        const [value, otherValue] = [cleanItem(fields, item)[name], cleanItem(fields, changed)[name]];
        expect(isSameItem(fields, item, changed)).toBe(JSON.stringify(value) === JSON.stringify(otherValue));
      }),
    );
  });
});

test('each field survives the way over the wire', () => {
  fc.assert(
    fc.property(any.workingPeriod, any.closingRule, any.border, (period, rule, border) => {
      expect(
        z.decode(workingPeriodBody, z.encode(workingPeriodBody, cleanItem(workingPeriodFields, period) as never)),
      ).toEqual(cleanItem(workingPeriodFields, period));
      expect(z.decode(closingRuleBody, z.encode(closingRuleBody, rule))).toEqual(rule);
      const look = { zoneCode: '2', zoneName: 'Riva', cityCode: 'ST', fill: '#E53935', fillOpacity: 0.2 };
      expect(z.decode(borderText, z.encode(borderText, { ...look, ...border }))).toEqual({ ...look, ...border });
    }),
  );
});
