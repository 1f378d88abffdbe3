import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renamed } from '#api/contract/codecs.ts';
import { type ItemFields, type ItemOf, isSameItem, pickItem, wireFields } from '#api/contract/itemFields.ts';
import { type ClosingRuleBody, closingRuleBody, closingRuleFields } from '#api/contract/workingHours.ts';
import { emptyRule, type RuleValues } from './hours/values.ts';
import { type ReviewRowsOf, rowsOfFields } from './review.ts';

/** These do not run: they show that the compiler refuses what forgets a field. */
const fields = {
  ...closingRuleFields,
  madeUp: { kind: 'text', wireName: 'madeUp', schema: z.string() },
} as const satisfies ItemFields;
type Rule = ItemOf<typeof fields>;
const rule: ClosingRuleBody = { begin: '2026-12-25', end: '2026-12-26', reason: 'Božić' };

// @ts-expect-error A form without the field.
const form: Rule = emptyRule satisfies RuleValues;
// @ts-expect-error A body that a function of the form has put together without the field.
const body: Rule = { begin: rule.begin, end: rule.end, reason: rule.reason };
// @ts-expect-error A contract without the field.
const contract: z.ZodMiniType<Rule> = closingRuleBody;
const derived: z.ZodMiniType<Rule> = renamed(wireFields(fields));
// @ts-expect-error A review without a row for it.
const review: ReviewRowsOf<Rule> = rowsOfFields.closingRule;
const forgotten = () => {
  // @ts-expect-error Items without the field are not compared.
  isSameItem(fields, rule, rule);
  // @ts-expect-error Nor can it be picked from such an item.
  pickItem(fields, rule);
};

const optional = {
  // @ts-expect-error A value that may be undefined could be forgotten: a text that is not given is empty.
  madeUp: { kind: 'text', wireName: 'madeUp', schema: z.optional(z.string()) },
} as const satisfies ItemFields;

test('a forgotten field does not compile', () => {
  expect([form, body, contract, derived, review, forgotten, optional]).toHaveLength(7);
});
