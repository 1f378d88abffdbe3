import { isApiError } from '#api/errors.ts';

/**
 * Divides a failure between a form's fields and its banner. A message about a field that the form does not show
 * (`isShown`) goes into the banner. When only fields were refused, the banner's text is undefined.
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
  // The error's text is about the request as a whole (`error_msg`) unless it is the message of a field.
  const isOwnText = error.text !== undefined && !Object.values(error.fields).includes(error.text);
  if (rest.length === 0 && (isOwnText || known.length === 0)) rest.push(failureText(error));
  return { fields: Object.fromEntries(known), text: rest.join(' ') || undefined };
}
