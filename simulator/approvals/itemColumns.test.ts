import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { borderFields } from '#api/contract/borders.ts';
import type { ItemFields } from '#api/contract/itemFields.ts';
import { closingRuleFields, workingPeriodFields } from '#api/contract/workingHours.ts';
import type { Entities } from '../world/models.ts';
import { columnsOfItem, type ItemColumns, itemColumns, itemOfColumns } from './itemColumns.ts';

test.each([
  ['working period', workingPeriodFields],
  ['closing rule', closingRuleFields],
  ['border', borderFields],
] as readonly (readonly [string, ItemFields])[])('the columns of a %s hold each of its fields', (_, fields) => {
  const items = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [
        name,
        kind === 'list' ? fc.array(fc.record({ weekday: fc.integer(), timeFrom: fc.string() })) : fc.string(),
      ]),
    ),
  );
  fc.assert(
    fc.property(items, (item) => {
      const columns = columnsOfItem(fields, item as never);
      expect(Object.keys(columns)).toEqual(Object.keys(itemColumns(fields)));
      expect(itemOfColumns(fields, columns)).toEqual(item);
    }),
  );
});

/** This does not run: it shows that the compiler refuses a table that lacks a column. */
const fields = {
  ...closingRuleFields,
  madeUp: { kind: 'text', wireName: 'madeUp', schema: z.string() },
} as const satisfies ItemFields;
// @ts-expect-error A stored rule without the field.
const stored = (entity: Entities['closingRule']): ItemColumns<typeof fields> => entity;
// @ts-expect-error It cannot be read from such a rule.
const read = (entity: Entities['closingRule']) => itemOfColumns(fields, entity);

test('a table without a column for a field does not compile', () => {
  expect([stored, read]).toHaveLength(2);
});
