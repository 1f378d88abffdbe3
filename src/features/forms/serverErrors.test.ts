import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { formErrors } from './serverErrors.ts';

const values = { username: 'ana', password: 'x' };
const errorsOf = (error: unknown) =>
  formErrors(
    error,
    (name) => Object.hasOwn(values, name),
    () => 'what happened',
  );
const refused = (rest: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'status', status: 400, call: 'login', ...rest });

describe('the messages of a form', () => {
  test('are at their fields, and the banner has no text', () => {
    const fields = { username: 'Unknown.', password: 'Short.' };
    expect(errorsOf(refused({ fields, text: 'Unknown.' }))).toEqual({ fields, text: undefined });
  });

  test('about the form as a whole are in the banner', () => {
    expect(errorsOf(refused({ formError: 'Wrong.', text: 'Wrong.' }))).toEqual({ fields: {}, text: 'Wrong.' });
  });

  test('about a field that the form does not show are in the banner too', () => {
    const fields = { username: 'Unknown.', captchaToken: 'Used up.' };
    expect(errorsOf(refused({ fields, formError: 'Wrong.', text: 'Wrong.' }))).toEqual({
      fields: { username: 'Unknown.' },
      text: 'Wrong. Used up.',
    });
  });

  test('a name that every object has is no field of the form', () => {
    expect(errorsOf(refused({ fields: { toString: 'Odd.' }, text: 'Odd.' }))).toEqual({ fields: {}, text: 'Odd.' });
  });

  test('a refusal with a text of its own, or with nothing, is described in the banner', () => {
    expect(errorsOf(refused({ text: 'Closed.' }))).toEqual({ fields: {}, text: 'what happened' });
    expect(errorsOf(refused({}))).toEqual({ fields: {}, text: 'what happened' });
    expect(errorsOf(refused({ text: 'Closed.', fields: { username: 'Unknown.' } }))).toEqual({
      fields: { username: 'Unknown.' },
      text: 'what happened',
    });
  });

  test.each([
    new ApiError({ kind: 'network', call: 'login' }),
    new ApiError({ kind: 'status', status: 500, call: 'login', fields: { username: 'Odd.' } }),
    new Error('ours'),
  ])("any other failure is the banner's alone", (error) => {
    expect(errorsOf(error)).toEqual({ fields: {}, text: 'what happened' });
  });
});
