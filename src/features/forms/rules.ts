import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

/** Rules for a form's values, with messages for the user. */
export type Rules<V> = z.core.$ZodType<V, V>;

/** The resolver of react-hook-form for a schema of zod; the first message of each field counts. */
export const rulesResolver =
  <V extends FieldValues>(rules: Rules<V>): Resolver<V> =>
  (values) => {
    const read = z.safeParse(rules, values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const { path, message } of read.error.issues) {
      const name = path.join('.');
      if (get(errors, name) === undefined) set(errors, name, { type: 'rules', message });
    }
    return { values: {}, errors };
  };

/** A required text; it is trimmed before it is checked and sent. */
export const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** A check that a text is one of the values of a list: a link, or an older record, may hold another. */
export const inArray = (values: readonly string[], message: string) =>
  z.refine<string>((value) => values.includes(value), message);

/** Rules from a function that finds the messages of all fields at once, by the field's path, such as `days.2.timeTo`. */
export const formRules = <V>(find: (values: V) => { readonly [path: string]: string | undefined }): Rules<V> =>
  z.custom<V>().check(
    z.check((context) => {
      for (const [path, message] of Object.entries(find(context.value))) {
        if (message === undefined) continue;
        context.issues.push({ code: 'custom', message, path: path.split('.'), input: context.value });
      }
    }),
  );
