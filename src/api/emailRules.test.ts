import { expect, test } from 'vitest';
import { emailProblem } from './emailRules.ts';

test.each(['ana@primjer.hr', ' ana@primjer.hr ', 'a.b+c@x.y.hr', 'čedo@đir.hr'])('%s is an address', (text) => {
  expect(emailProblem(text)).toBeUndefined();
});

test.each(['', '   '])('"%s" is none yet', (text) => {
  expect(emailProblem(text)).toBe('missing');
});

test.each(['ana', 'ana@', '@primjer.hr', 'ana@primjer', 'ana@.hr', 'ana@primjer.', 'a b@c.hr', 'a@b@c.hr', 'a@b..hr'])(
  '%s has a part missing',
  (text) => {
    expect(emailProblem(text)).toBe('invalid');
  },
);
