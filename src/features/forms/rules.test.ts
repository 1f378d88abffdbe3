import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formRules, inArray, type Rules, required, rulesResolver } from './rules.ts';

interface Values {
  readonly name: string;
  readonly days: readonly { readonly from: string }[];
}

const right: Values = { name: 'Ana', days: [{ from: '07:00' }] };
const resolved = async <V extends object>(rules: Rules<V>, values: V) =>
  rulesResolver(rules)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the rules of a form', () => {
  test('refuse a value that is not in the list', async () => {
    const rules = z.object({ name: required('Missing.').check(inArray(['Ana'], 'Not listed.')) });
    expect((await resolved(rules, { name: 'Ana' })).errors).toEqual({});
    expect((await resolved(rules, { name: 'Eva' })).errors).toMatchObject({ name: { message: 'Not listed.' } });
    expect((await resolved(rules, { name: '' })).errors).toMatchObject({ name: { message: 'Missing.' } });
  });

  test('pass the values on as the schema reads them', async () => {
    const rules = z.object({ name: required('Missing.') });
    expect(await resolved(rules, { name: ' Ana ' })).toEqual({ values: { name: 'Ana' }, errors: {} });
    expect(await resolved(rules, { name: '  ' })).toEqual({
      values: {},
      errors: { name: { type: 'rules', message: 'Missing.' } },
    });
  });

  test('keep the first message of each field', async () => {
    const rules = z.object({ name: z.string().check(z.minLength(2, 'Short.'), z.regex(/^A/, 'Odd.')) });
    expect((await resolved(rules, { name: 'b' })).errors).toEqual({ name: { type: 'rules', message: 'Short.' } });
  });

  test('find messages by path, in lists too', async () => {
    const rules = formRules<Values>(({ name, days }) => ({
      name: name === '' ? 'Missing.' : undefined,
      ...Object.fromEntries(days.map(({ from }, day) => [`days.${day}.from`, from === '' ? 'No time.' : undefined])),
    }));
    expect(await resolved(rules, right)).toEqual({ values: right, errors: {} });
    expect((await resolved(rules, { name: '', days: [{ from: '07:00' }, { from: '' }] })).errors).toEqual({
      name: { type: 'rules', message: 'Missing.' },
      days: [undefined, { from: { type: 'rules', message: 'No time.' } }],
    });
  });
});
