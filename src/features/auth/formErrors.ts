import { isApiError } from '#api/errors.ts';

/** One message a field, by the field's domain name. */
export type Messages<V> = { readonly [K in keyof V]?: string | undefined };

/**
 * Parts a failure between a form's fields and its banner. A message about a field that the form does not show
 * (`isShown`) would be lost at a field, so it goes into the banner. Only refused fields: nothing is left for the
 * banner's text.
 */
export function formErrors(
  error: unknown,
  isShown: (name: string) => boolean,
  failureText: (error: unknown) => string,
): { readonly fields: Readonly<Record<string, string>>; readonly text: string | undefined } {
  if (!isApiError(error) || error.status !== 400) return { fields: {}, text: failureText(error) };
  const entries = Object.entries(error.fields);
  const known = entries.filter(([name]) => isShown(name));
  const unknown = entries.filter(([name]) => !isShown(name)).map(([, message]) => message);
  const rest = [...(error.formError === undefined ? [] : [error.formError]), ...unknown];
  // What the server says of the request as a whole (`error_msg`) is its text when it is no field's.
  const isOwnText = error.text !== undefined && !Object.values(error.fields).includes(error.text);
  if (rest.length === 0 && (isOwnText || known.length === 0)) rest.push(failureText(error));
  return { fields: Object.fromEntries(known), text: rest.join(' ') || undefined };
}
