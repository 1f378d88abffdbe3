import type { ItemFields, ItemOf } from '#api/contract/itemFields.ts';

/**
 * The columns in which the simulator stores the fields of an item, one for each. All are texts: a list is its JSON text,
 * because @mswjs/data cannot update nested objects.
 */
export type ItemColumns<F extends ItemFields> = { readonly [Name in keyof F]: string };

/** The columns of an item for the model of its table. */
export const itemColumns = <F extends ItemFields>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, String])) as {
    readonly [Name in keyof F]: StringConstructor;
  };

/** Returns the columns that store an item. */
export const columnsOfItem = <F extends ItemFields>(fields: F, item: NoInfer<ItemOf<F>>): ItemColumns<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'list' ? JSON.stringify(item[name]) : item[name]]),
  ) as ItemColumns<F>;

/** Returns the item that columns store. */
export const itemOfColumns = <F extends ItemFields>(fields: F, columns: NoInfer<ItemColumns<F>>): ItemOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'list' ? JSON.parse(columns[name] ?? '[]') : columns[name],
    ]),
  ) as ItemOf<F>;
