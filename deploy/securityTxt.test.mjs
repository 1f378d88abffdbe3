import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt.mjs';

const contact = 'mailto:security@example.hr';
const expires = '2027-06-30T00:00:00Z';

test('has the fields of the configuration in order, several contacts too', () => {
  const settings = { policy: 'https://example.hr/policy', expires, contact: [contact, 'https://example.hr/report'] };
  expect(securityTxt({ securityTxt: { ...settings, languages: 'hr, en' } })).toBe(
    [
      `Contact: ${contact}`,
      'Contact: https://example.hr/report',
      `Expires: ${expires}`,
      'Preferred-Languages: hr, en',
      'Policy: https://example.hr/policy',
      '',
    ].join('\n'),
  );
  expect(securityTxt({})).toBeUndefined();
});

test.each([
  [{ contact }, 'securityTxt.expires: missing'],
  [{ expires }, 'securityTxt.contact: missing'],
  [{ contact: 'security@example.hr', expires }, 'securityTxt.contact: must be an address'],
  [{ contact: 'http://example.hr', expires }, 'securityTxt.contact: must be an address'],
  [{ contact, expires: 'tomorrow' }, 'securityTxt.expires: must be a moment'],
  [{ contact, expires, policy: 'https://a\nContact: mailto:b@c.hr' }, 'securityTxt.policy: must be one line'],
  [{ contact, expires, mail: 'x' }, 'securityTxt.mail: unknown key'],
  [{ contact: [], expires }, 'securityTxt.contact: missing'],
])('%j: %s', (settings, problem) => {
  expect(() => securityTxt({ securityTxt: settings })).toThrow(problem);
});
