import { describe, expect, test } from 'vitest';
import { ApiError, isApiError, readErrorBody } from './errors.ts';

const asIs = (name: string) => name;

describe('the body of an error response', () => {
  const everything = {
    error_msg: 'first',
    error: 'second',
    detail: 'third',
    non_field_errors: ['fourth', 'fifth'],
    username: ['sixth', 'seventh'],
  };

  test('returns the text for the user in the documented order', () => {
    const keys = ['error_msg', 'error', 'detail', 'non_field_errors', 'username'];
    const texts = keys.map((_, index) => {
      const left = Object.fromEntries(Object.entries(everything).filter(([key]) => keys.indexOf(key) >= index));
      return readErrorBody(left, asIs).text;
    });
    expect(texts).toEqual(['first', 'second', 'third', 'fourth', 'sixth']);
  });

  test('returns the first message of each field, by its domain name', () => {
    const names: Record<string, string> = { current_password: 'currentPassword' };
    const read = readErrorBody(
      { current_password: ['Wrong.', 'Really.'], captcha_token: ['Used.'] },
      (name) => names[name] ?? name,
    );
    expect(read.fields).toEqual({ currentPassword: 'Wrong.', captcha_token: 'Used.' });
  });

  test("distinguishes the form's error from a field's", () => {
    const read = readErrorBody({ non_field_errors: ['Unable.'], username: ['Unknown.'] }, asIs);
    expect(read).toEqual({ formError: 'Unable.', text: 'Unable.', fields: { username: 'Unknown.' } });
  });

  test('carries the change request of a conflict', () => {
    expect(readErrorBody({ error_msg: 'Pending.', request_id: 7 }, asIs)).toMatchObject({
      requestId: 7,
      text: 'Pending.',
    });
  });

  test('has no text for users from a gateway, whose words are for its operator', () => {
    expect(readErrorBody({ gateway: 'The API does not respond.' }, asIs).text).toBeUndefined();
  });

  test('skips empty messages and those that are no text', () => {
    const read = readErrorBody(
      {
        error_msg: '',
        detail: ' ',
        non_field_errors: [null, 3, ''],
        username: [],
        password: [{ nested: 1 }, 'Short.'],
      },
      asIs,
    );
    expect(read).toEqual({ text: 'Short.', fields: { password: 'Short.' } });
  });

  test('finds a message in a list aligned by index', () => {
    expect(readErrorBody({ working_days: [[], [], ['Until must be after from.']] }, asIs)).toEqual({
      text: 'Until must be after from.',
      fields: { working_days: 'Until must be after from.' },
      lists: { working_days: [undefined, undefined, { '': 'Until must be after from.' }] },
    });
    const { lists } = readErrorBody({ working_days: [{}, null, { time_to: ['Too early.', 'Really.'] }] }, asIs);
    expect(lists).toEqual({ working_days: [undefined, undefined, { time_to: 'Too early.' }] });
  });

  test('leaves a list of plain messages to the field as a whole', () => {
    expect(readErrorBody({ working_days: ['Seven days are needed.'] }, asIs)).toEqual({
      text: 'Seven days are needed.',
      fields: { working_days: 'Seven days are needed.' },
    });
    expect(readErrorBody({ working_days: [[], []] }, asIs)).toEqual({ fields: {} });
  });

  test.each([null, undefined, 'text', 4, ['list']])('that is no object (%j) returns nothing', (body) => {
    expect(readErrorBody(body, asIs)).toEqual({});
  });
});

describe('an API error', () => {
  test.each([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, false],
    [{ kind: 'contract' }, false],
    [{ kind: 'status', status: 502 }, true],
    [{ kind: 'status', status: 503 }, true],
    [{ kind: 'status', status: 504 }, true],
    [{ kind: 'status', status: 500 }, false],
    [{ kind: 'status', status: 501 }, false],
    [{ kind: 'status', status: 505 }, false],
    [{ kind: 'status', status: 429 }, false],
    [{ kind: 'status', status: 400 }, false],
  ] as const)('%j can be retried: %s', (failure, passing) => {
    expect(new ApiError({ ...failure, call: 'getUserInfo' }).isPassing).toBe(passing);
  });

  test('names the call and what was wrong', () => {
    expect(new ApiError({ kind: 'contract', call: 'login', detail: 'token: expected string' }).message).toBe(
      'login: token: expected string',
    );
    expect(new ApiError({ kind: 'status', call: 'login', status: 400, text: 'No.' }).message).toBe('login: No.');
    expect(new ApiError({ kind: 'status', call: 'login', status: 500 }).message).toBe('login: 500');
    expect(new ApiError({ kind: 'timeout', call: 'login' }).message).toBe('login: timeout');
  });

  test('is distinguished from other errors', () => {
    expect(isApiError(new ApiError({ kind: 'network', call: 'login' }))).toBe(true);
    expect(isApiError(new Error('login'))).toBe(false);
    expect(isApiError({ kind: 'network' })).toBe(false);
  });
});
