/**
 * The portal's security.txt (RFC 9116), by the deployment's configuration:
 *
 *   "securityTxt": { "contact": "mailto:security@example.hr", "expires": "2027-06-30T00:00:00Z" }
 *
 * serve.mjs serves it at /.well-known/security.txt. For another server this writes it:
 *
 *   node deploy/securityTxt.mjs config.json > /srv/portal/security.txt
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The fields of the document by their keys in config.json, in the order in which they are written. */
const fields = {
  contact: 'Contact',
  expires: 'Expires',
  encryption: 'Encryption',
  acknowledgments: 'Acknowledgments',
  languages: 'Preferred-Languages',
  canonical: 'Canonical',
  policy: 'Policy',
  hiring: 'Hiring',
};
const required = ['contact', 'expires'];
const addresses = new Set(['contact', 'encryption', 'acknowledgments', 'canonical', 'policy', 'hiring']);
/** Fields that may occur more than once. */
const lists = new Set(['contact', 'encryption', 'acknowledgments', 'canonical', 'policy', 'hiring']);

function problemOf(key, value) {
  if (!(key in fields)) return 'unknown key';
  if (typeof value !== 'string' || value === '' || /[\r\n]/.test(value)) return 'must be one line of text';
  if (addresses.has(key) && !/^(https:\/\/|mailto:[^@\s]+@|tel:\+?\d)/.test(value))
    return 'must be an address with https:, mailto: or tel:';
  if (key === 'expires' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value))
    return 'must be a moment such as 2027-06-30T00:00:00Z';
  return undefined;
}

/** Returns the document, or undefined where the configuration has none. Throws an error that names each wrong value. */
export function securityTxt({ securityTxt: settings } = {}) {
  if (settings === undefined) return undefined;
  const given = Object.entries(settings ?? {}).flatMap(([key, value]) =>
    (lists.has(key) ? [value].flat() : [value]).map((one) => [key, one]),
  );
  const problems = [
    ...required.filter((key) => !given.some(([other]) => other === key)).map((key) => `securityTxt.${key}: missing`),
    ...given.flatMap(([key, value]) => {
      const problem = problemOf(key, value);
      return problem ? [`securityTxt.${key}: ${problem} (${JSON.stringify(value)})`] : [];
    }),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const lines = Object.entries(fields).flatMap(([key, name]) =>
    given.filter(([other]) => other === key).map(([, value]) => `${name}: ${value}`),
  );
  return `${lines.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const text = securityTxt(JSON.parse(readFileSync(process.argv[2] ?? 'config.json', 'utf8')));
    if (text === undefined) throw new Error('The configuration has no securityTxt.');
    process.stdout.write(text);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
