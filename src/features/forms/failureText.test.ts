import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { i18next, type Language } from '#design-system/language/i18n.ts';
import { failureText } from './failureText.ts';
import en from './forms.en.json';
import hr from './forms.hr.json';

i18next.addResourceBundle('hr', 'forms', hr);
i18next.addResourceBundle('en', 'forms', en);

type Failure = Omit<ConstructorParameters<typeof ApiError>[0], 'call'>;
const textOf = (language: Language, failure: Failure) =>
  failureText(new ApiError({ call: 'login', ...failure }), i18next.getFixedT(language, 'forms'));
const refused = (status: number, rest: Partial<Failure> = {}) => ({ kind: 'status', status, ...rest }) as const;

describe('what the user reads of a failure', () => {
  test.each([
    [{ kind: 'network' }, 'poslužiteljem', 'connection'],
    [{ kind: 'timeout' }, '30 sekundi', '30 seconds'],
    [{ kind: 'contract', detail: 'token: expected string' }, 'neočekivan', 'unexpected'],
    [refused(500), '(500)', '(500)'],
    [refused(503), '(503)', '(503)'],
    [refused(404), '(404)', '(404)'],
  ] as const)('%j', (failure, hr, en) => {
    expect(textOf('hr', failure)).toContain(hr);
    expect(textOf('en', failure)).toContain(en);
  });

  test("is different for each kind, and the server's own text where it sent one", () => {
    const failures = [
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'contract' },
      refused(500),
      refused(429),
    ] as const;
    expect(new Set(failures.map((failure) => textOf('hr', failure))).size).toBe(failures.length);
    expect(textOf('hr', refused(400, { text: 'Račun je zaključan.' }))).toBe('Račun je zaključan.');
    expect(textOf('hr', refused(500, { text: 'Održavanje do 10:00.' }))).toBe('Održavanje do 10:00.');
  });

  test.each([
    [1, 'za 1 sekundu.', 'in 1 second.'],
    [2, 'za 2 sekunde.', 'in 2 seconds.'],
    [5, 'za 5 sekundi.', 'in 5 seconds.'],
    [21, 'za 21 sekundu.', 'in 21 seconds.'],
    [60, 'za 60 sekundi.', 'in 60 seconds.'],
    [0, 'za 1 sekundu.', 'in 1 second.'],
    [120, 'za 120 sekundi.', 'in 120 seconds.'],
    [121, 'za 3 minute.', 'in 3 minutes.'],
    [3600, 'za 60 minuta.', 'in 60 minutes.'],
  ])('has after how long to try again: %i s', (retryAfter, hr, en) => {
    expect(textOf('hr', refused(429, { retryAfter }))).toContain(hr);
    expect(textOf('en', refused(429, { retryAfter }))).toContain(en);
  });

  test("has it after the server's own text too, and without a time when there is none", () => {
    expect(textOf('hr', refused(429, { text: 'Previše prijava.', retryAfter: 12 }))).toBe(
      'Previše prijava. Pokušajte ponovno za 12 sekundi.',
    );
    expect(textOf('en', refused(429))).toContain('Wait a moment');
    expect(textOf('hr', refused(429, { text: 'Previše prijava: pričekajte.' }))).toContain('Pričekajte malo');
  });

  test('does not have it twice', () => {
    const text = 'Request was throttled. Expected available in 12 seconds.';
    expect(textOf('en', refused(429, { text, retryAfter: 12 }))).toBe(text);
    expect(textOf('en', refused(429, { text, retryAfter: 2 }))).toBe(`${text} Try again in 2 seconds.`);
  });

  describe('of a fault of our own', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      return () => vi.restoreAllMocks();
    });

    test('is described in general, and logged', () => {
      const fault = new TypeError('x is undefined');
      const text = failureText(fault, i18next.getFixedT('en', 'forms'));
      expect(text).toContain('unexpected');
      expect(text).not.toContain('undefined');
      expect(console.error).toHaveBeenCalledWith(fault);
      // Another render is no other failure.
      failureText(fault, i18next.getFixedT('en', 'forms'));
      expect(console.error).toHaveBeenCalledTimes(1);
    });
  });
});
