import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordProblem } from '#api/passwordRules.ts';
import { newPasswordProblems } from './newPassword.ts';

describe('a new password', () => {
  test.each([
    ['', 'tooShort'],
    ['kratka1', 'tooShort'],
    ['1234567', 'tooShort'],
    ['12345678', 'onlyDigits'],
    ['٠١٢٣٤٥٦٧', 'onlyDigits'],
    ['1234567a', undefined],
    ['12345678 ', undefined],
    ['lozinka-š', undefined],
    // Four characters of two code units each are four characters.
    ['🚗🚗🚗🚗', 'tooShort'],
    ['🚗🚗🚗🚗🚗🚗🚗🚗', undefined],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test('is accepted exactly when it is long enough and has something else than digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '7', 'a', 'Ž', ' ', '🚗'), maxLength: 14 }), (password) => {
        const characters = Array.from(password);
        const isFine = characters.length >= 8 && characters.some((character) => !'07'.includes(character));
        expect(passwordProblem(password) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('a new password and its confirmation', () => {
  test.each([
    ['', '', 'required.newPassword', 'required.confirmPassword'],
    ['lozinka-1', '', undefined, 'required.confirmPassword'],
    ['lozinka-1', 'lozinka-2', undefined, 'password.notEqual'],
    ['', 'lozinka-1', 'required.newPassword', 'password.notEqual'],
    ['kratka', 'kratka', 'password.tooShort', undefined],
    ['12345678', '12345678', 'password.onlyDigits', undefined],
    ['lozinka-1', 'lozinka-1', undefined, undefined],
    ['lozinka-1', 'lozinka-1 ', undefined, 'password.notEqual'],
  ])('%j and %j', (newPassword, confirmPassword, first, second) => {
    expect(newPasswordProblems({ newPassword, confirmPassword })).toEqual({
      newPassword: first,
      confirmPassword: second,
    });
  });
});
