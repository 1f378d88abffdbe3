import { checks } from './checks.mjs';

/** The table of docs/testing.md: a row for each check. */
export const testingTable = () =>
  [
    ['Check', 'What it proves', 'Where it runs', '`npm test`', '`npm run test:all` besides', 'Yardsticks'],
    Array.from({ length: 6 }, () => '---'),
    ...checks.map(({ name, proves, runsIn, short, rest, yardsticks }) => [
      ...[name, proves, runsIn, short || '–', rest || '–', yardsticks],
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
