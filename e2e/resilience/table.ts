import { faults, lost } from './faults.ts';
import { grouped } from './grouped.ts';
import type { Language } from './page.ts';
import { uncalled } from './uncalled.ts';

/** What became of a case. */
export interface Result {
  readonly screen: string;
  readonly call: string;
  readonly fault: string;
  readonly language: Language;
  readonly isWrite: boolean;
  /** What the portal says, and where. */
  readonly says: string;
  /** Undefined when every promise was kept. */
  readonly problem: string | undefined;
}

const titles = new Map([
  ...[...faults, lost].map(({ id, title }) => [id, title] as const),
  ['double', 'double press'],
  ['tabs', 'two tabs'],
  ['session', 'session ended'],
]);
const order = [...titles.keys()];

/** Table cells: one line, no bars, no longer than a reader needs. */
const cell = (words: string, most: number) => {
  const line = words.replace(/\s+/g, ' ').replaceAll('|', '\\|').replace(/[<>]/g, '').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

const list = (ids: Iterable<string>) =>
  [...new Set(ids)]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((id) => titles.get(id))
    .join(', ');

/** What is said without the place, by which the same words on several screens are one row. */
const wordsOf = ({ says, problem }: Result) =>
  problem ? `✗ ${problem}` : [...new Set(says.split(' · ').map((part) => part.replace(/^[^:]*: /, '')))].join(' · ');

/** The rows of the cases of a call: those with the same words are one row, with all places. */
function rowsOf(results: readonly Result[]): string[] {
  const sorted = [...results].sort((a, b) => order.indexOf(a.fault) - order.indexOf(b.fault));
  return [...grouped(sorted, wordsOf)].map(([words, same]) => {
    const places = new Set(same.flatMap(({ says }) => says.split(' · ').map((part) => /^([^:]*): /.exec(part)?.[1])));
    const where = [...places].filter((place) => place !== undefined).join(', ');
    return `| ${list(same.map(({ fault }) => fault))} | ${cell(words, 150)} | ${cell(where, 60)} |`;
  });
}

const head = ['| Fault | What the portal says | Where |', '| --- | --- | --- |'];

/** A section for each write: what is said differs by form. */
const writeSections = (results: readonly Result[]) =>
  [...grouped(results, ({ screen, call }) => `### ${screen}: \`${call}\``)].map(([title, group]) =>
    [title, '', ...head, ...rowsOf(group), ''].join('\n'),
  );

/** A section for each call that is read, with its screens: most say the same. */
const readSections = (results: readonly Result[]) =>
  [...grouped(results, ({ call }) => `### \`${call}\``)].map(([title, group]) => {
    const screens = [...new Set(group.map(({ screen }) => screen))];
    return [title, '', `On ${screens.join(', ')}.`, '', ...head, ...rowsOf(group), ''].join('\n');
  });

/** The table of resilience as a document: for each call, what the portal says about each fault. */
export function tableOf(results: readonly Result[], all: number): string {
  const failed = results.filter(({ problem }) => problem).length;
  const writes = results.filter(({ isWrite }) => isWrite);
  const reads = results.filter(({ isWrite }) => !isWrite);
  return [
    '# Table of resilience',
    '',
    'Written by `npm run resilience`, which takes every call that a screen makes, and every write, through every fault in the built portal. In each',
    "case the portal must say what happened in the user's language where it happened, offer a way on, keep what was entered, write exactly once, and",
    'recover without a reload once the fault is gone. Croatian (`hr`) and English (`en`) take turns. `npm run test:all` takes 450 cases.',
    '',
    `${results.length} cases of ${new Set(results.map(({ call }) => call)).size} calls: ${writes.length} of writes, ${reads.length} of reads; ${failed} failed.`,
    ...(results.length < all ? ['', `${all - results.length} cases have not been run since the last change.`] : []),
    '',
    'Calls of the contract that the portal does not make:',
    '',
    ...[...grouped(Object.entries(uncalled), ([, why]) => why)].map(
      ([why, same]) => `- ${same.map(([name]) => `\`${name}\``).join(', ')}: ${why}`,
    ),
    '',
    '## Writes',
    '',
    ...writeSections(writes),
    '## Reads',
    '',
    ...readSections(reads),
  ].join('\n');
}
