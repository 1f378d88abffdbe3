import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AllowedLine, findLines } from './foundLines.ts';

const src = join(import.meta.dirname, '../../src');

/**
 * A read of the clock, or its import under another name. A component that reads it while rendering, and a module that
 * reads it when it is loaded, show yesterday after midnight: they take the day from `useToday` (src/features/pages/clock.ts).
 */
const read = /(?<![.\w])(?:now|today)\(\)|\b(?:now|today) as \w/;

/** The lines that may have one, with when they run. */
const allowed: readonly AllowedLine[] = [
  ['api/days.ts', 'dayOf(now())', 'what `today` is'],
  ['api/ticks.ts', 'minute - (now().getTime() % minute)', 'when a timer is set'],
  ['features/pages/clock.ts', 'now().getTime() / minute', 'the snapshot of a store'],
  ['features/auth/PublicPage.tsx', 'now().getFullYear()', 'the snapshot of a store'],
  ['features/auth/proofOfWork.ts', 'now().getTime() / 1000', 'at a submit'],
  ['features/forms/drafts.ts', 'at = now()', 'at an edit'],
  ['features/change-requests/many/manyStore.ts', 'begun: now().getTime()', 'when a list begins to be sent'],
  ['features/report-files/tableFile.ts', 'createdAt: now()', 'at a download'],
  ['features/statements/settlement/SettlementPage.tsx', 'createdAt: now()', 'at a download'],
  ['features/statements/settlement/useMonthZip.ts', 'moment: now()', 'at a download'],
  ['features/outlets/report/OutletDownload.tsx', 'createdAt: now()', 'at a download'],
  ['features/outlets/listDocument.ts', 'createdAt: now()', 'at a download'],
  ['features/outlets/lists/listPage.ts', 'today()', 'in a loader'],
  ['features/reporting/reportPage.ts', 'today()', 'in a loader'],
  ['features/statistics/page.ts', 'today()', 'in a loader'],
  ['features/views/viewLinks.ts', 'today()', 'when the palette opens'],
  ['features/system/incidents/IncidentForm.tsx', 'now: now()', 'at an edit and at a submit'],
  ['app/start/clockNotice.ts', 'formats.minute(now())', 'in an effect'],
];

test('nothing reads the clock while it renders or when it is loaded', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(300);
  const isCode = (text: string) => !/^\s*(?:\/?\*|\/\/)/.test(text);
  const { forbidden, unused } = findLines(src, files, (text) => read.test(text) && isCode(text), allowed);
  expect(forbidden).toEqual([]);
  expect(unused).toEqual([]);
});

test('the check finds what it looks for', () => {
  for (const line of ['const day = today();', 'useState(() => newIncident(now()))', 'import { today as todayNow }']) {
    expect(read.test(line)).toBe(true);
  }
  for (const line of ['performance.now()', 'Date.now()', 'const today = useToday();', '(today: Day) => today']) {
    expect(read.test(line)).toBe(false);
  }
});
