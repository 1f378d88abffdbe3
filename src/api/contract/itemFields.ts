import type * as z from 'zod/mini';

/**
 * What can be requested of the operator, a working period, a closing rule or a border, declares its fields once, as
 * {@link ItemFields}: `workingPeriodFields`, `closingRuleFields`, `borderFields`. Contract, form, equality and the
 * simulator's tables are derived from this declaration; a review has a table with an entry for each field. A value is
 * never undefined: a text that is not given is empty. So a function that forgets a field does not compile.
 */
export type ItemFields = Readonly<Record<string, TextField | ListField>>;

/** A text, or a day, `YYYY-MM-DD`: a form has an input of the same name. */
interface TextField {
  readonly kind: 'text' | 'day';
  /** Undefined where the item has a wire format of its own. */
  readonly wireName?: string;
  readonly schema: z.core.$ZodType<string>;
}

/** A list: a form has a part of its own for it. */
interface ListField {
  readonly kind: 'list';
  readonly wireName?: string;
  readonly schema: z.core.$ZodType<readonly unknown[]>;
  /** Returns the list as it is sent, stored and compared; default: as it is. */
  clean?(list: readonly unknown[]): readonly unknown[];
}

/** The values of an item: all of its fields and nothing else. */
export type ItemOf<F extends ItemFields> = { readonly [Name in keyof F]: z.output<F[Name]['schema']> };

type WireFields = Readonly<Record<string, { readonly wireName: string; readonly schema: z.core.$ZodType }>>;

/** The fields as `renamed` takes them. */
export const wireFields = <F extends WireFields>(
  fields: F,
): { readonly [Name in keyof F]: readonly [F[Name]['wireName'], F[Name]['schema']] } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { wireName, schema }]) => [name, [wireName, schema] as const]),
  ) as never;

/** Makes an item of what a function returns for each field. */
const itemFrom = <F extends ItemFields>(fields: F, valueIn: (name: string, field: TextField | ListField) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueIn(name, field)])) as ItemOf<F>;

/** An item whose texts and lists are empty. */
export const emptyItem = <F extends ItemFields>(fields: F): ItemOf<F> =>
  itemFrom(fields, (_, { kind }) => (kind === 'list' ? [] : ''));

/** The values of an item without what else the object has, such as its id. */
export const pickItem = <F extends ItemFields>(fields: F, item: NoInfer<ItemOf<F>>): ItemOf<F> =>
  itemFrom(fields, (name) => item[name]);

function cleanValue(field: TextField | ListField, value: unknown): unknown {
  if (field.kind === 'list') return field.clean?.(value as readonly unknown[]) ?? value;
  return field.kind === 'text' ? (value as string).trim() : value;
}

/** The values of an item as they are sent and stored: a text without spaces around it. */
export const cleanItem = <F extends ItemFields>(fields: F, item: NoInfer<ItemOf<F>>): ItemOf<F> =>
  itemFrom(fields, (name, field) => cleanValue(field, item[name]));

/** Whether two items have the same values once they are cleaned. */
export const isSameItem = <F extends ItemFields>(
  fields: F,
  one: NoInfer<ItemOf<F>>,
  other: NoInfer<ItemOf<F>>,
): boolean => JSON.stringify(cleanItem(fields, one)) === JSON.stringify(cleanItem(fields, other));
