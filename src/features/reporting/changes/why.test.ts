import { readFileSync } from 'node:fs';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArticleReport, articleReport, type Metrics } from '#api/contract/reports.ts';
import { sumOfAmounts } from '#api/figures.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { ReportFilters } from '../filters/filters.ts';
import english from './changes.en.json';
import croatian from './changes.hr.json';
import { rankedWithRest } from './ranked.ts';
import { sentenceOf } from './sentence.ts';
import { waterfallOf } from './steps.ts';
import type { Division } from './view.ts';
import { divisionsOf, type Why, whyOfList, whyOfReport } from './why.ts';

const october = { begin: '2026-10-01', end: '2026-10-31' };
const september = { begin: '2026-09-01', end: '2026-09-30' };
const august = { begin: '2026-08-01', end: '2026-08-31' };
const filtersOf = (compare: ReportFilters['compare'], range = october): ReportFilters => ({
  range,
  compare,
  channelIds: null,
  serviceIds: null,
});

const metrics = (count: number, amount: number): Metrics => ({
  totalCount: count,
  validCount: count,
  totalAmount: amount,
  validAmount: amount,
});
const totalOf = (rows: readonly Metrics[]): Metrics =>
  metrics(
    rows.reduce((sum, { validCount }) => sum + validCount, 0),
    sumOfAmounts(rows.map(({ validAmount }) => validAmount)),
  );

type Line = readonly [id: number, name: string, zone: string | null, count: number, amount: number];
const report = (...lines: readonly Line[]): ArticleReport => {
  const rows = lines.map(([id, name, zoneName, count, amount]) => ({
    id,
    name,
    zoneName,
    price: count === 0 ? 0 : amount / count,
    code: '',
    ...metrics(count, amount),
  }));
  return { rows, total: totalOf(rows) };
};
const list = (...lines: readonly (readonly [id: number, name: string, count: number, amount: number])[]) => {
  const rows = lines.map(([id, name, count, amount]) => ({ id, name, ...metrics(count, amount) }));
  return { rows, total: totalOf(rows) };
};

const reportWhy = (now: ArticleReport, before: ArticleReport, division: Division = 'articles', compare = september) =>
  whyOfReport(
    { articles: { primary: now, compare: before, filters: filtersOf(compare) }, channels: undefined },
    division,
    'bez zone',
  ) as Why;

const read = (month: string): ArticleReport => {
  const text = readFileSync(new URL(`../../../api/fixtures/why/po-artiklima-${month}.json`, import.meta.url), 'utf8');
  const result = articleReport['~standard'].validate(JSON.parse(text));
  if (result instanceof Promise || result.issues) throw new Error('The fixture is no report of articles.');
  return result.value;
};

let texts: Record<'hr' | 'en', TFunction<'changes'>>;
beforeAll(async () => {
  const own = i18next.createInstance();
  await own.init({
    lng: 'hr',
    ns: ['changes'],
    resources: { hr: { changes: croatian }, en: { changes: english } },
    interpolation: { escapeValue: false },
  });
  const of = (language: 'hr' | 'en') => own.getFixedT(language, 'changes') as TFunction<'changes'>;
  texts = { hr: of('hr'), en: of('en') };
});
const plain = (text: string) => text.replace(/\s/g, ' ');
const say = (why: Why | null, language: 'hr' | 'en' = 'en') =>
  plain(why ? sentenceOf(why, texts[language], formatsOf(language)) : '');

describe('the sentence', () => {
  it('of the case says what is to be said, in both languages', () => {
    const why = reportWhy(read('2026-10'), read('2026-09'), 'zones');
    expect(say(why)).toBe(
      'Up €2,542.00: one more day €620.00, more tickets €620.00, dearer tickets €1,302.00; most of it Korzo.',
    );
    expect(say(why, 'hr')).toBe(
      'Rast od 2.542,00 €: jedan dan više 620,00 €, više karata 620,00 €, skuplje karte 1.302,00 €; najveći dio: Korzo.',
    );
  });

  it('has signs where causes work against each other', () => {
    const why = reportWhy(report([1, 'A', null, 80, 96]), report([1, 'A', null, 100, 100]), 'articles', august);
    expect(say(why)).toBe('Down €4.00: fewer tickets -€20.00, dearer tickets +€16.00.');
    expect(say(why, 'hr')).toBe('Pad od 4,00 €: manje karata −20,00 €, skuplje karte +16,00 €.');
  });

  it('leaves out what is zero', () => {
    const why = reportWhy(report([1, 'A', null, 110, 110]), report([1, 'A', null, 100, 100]), 'articles', august);
    expect(say(why)).toBe('Up €10.00: more tickets €10.00.');
  });

  it.each([
    [1, 'one more day', 'jedan dan više'],
    [2, '2 more days', '2 dana više'],
    [5, '5 more days', '5 dana više'],
    [21, '21 more days', '21 dan više'],
    [22, '22 more days', '22 dana više'],
    [-1, 'one day fewer', 'jedan dan manje'],
    [-3, '3 fewer days', '3 dana manje'],
    [-21, '21 fewer days', '21 dan manje'],
  ])('counts days by the grammar: %s', (more, inEnglish, inCroatian) => {
    const days = (count: number) => ({
      begin: '2026-01-01',
      end: new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10),
    });
    const sold = report([1, 'A', null, 100, 100]);
    const why = whyOfReport(
      {
        articles: { primary: sold, compare: sold, filters: filtersOf(days(40 - more), days(40)) },
        channels: undefined,
      },
      'articles',
      '',
    );
    expect(say(why)).toContain(inEnglish);
    expect(say(why, 'hr')).toContain(inCroatian);
  });

  it('does not call it more tickets where fewer were sold', () => {
    // Fewer of the cheap, more of the dear.
    const now = report([1, 'Cheap', null, 50, 50], [2, 'Dear', null, 40, 400]);
    const before = report([1, 'Cheap', null, 100, 100], [2, 'Dear', null, 20, 200]);
    const why = reportWhy(now, before, 'articles', august);
    expect(say(why)).toBe('Up €150.00: a different mix of sales €150.00; most of it Dear.');
    expect(say(why, 'hr')).toBe('Rast od 150,00 €: drukčiji sastav prodaje 150,00 €; najveći dio: Dear.');
  });

  it('of no change says so, with the causes that cancel each other out', () => {
    const same = report([1, 'A', null, 10, 10]);
    expect(say(reportWhy(same, same, 'articles', august))).toBe('The amount did not change.');
    expect(say(reportWhy(report(), report(), 'articles', august), 'hr')).toBe('Bez promjene iznosa.');
    expect(say(reportWhy(report([1, 'A', null, 5, 10]), same, 'articles', august))).toBe(
      'The amount did not change: fewer tickets -€5.00, dearer tickets +€5.00.',
    );
  });

  it('of a list speaks of the average price', () => {
    const now = list([1, 'Split', 10, 30], [2, 'Zadar', 5, 5]);
    const before = list([1, 'Split', 10, 20], [2, 'Zadar', 5, 5]);
    const why = whyOfList({ primary: now, compare: before, filters: filtersOf(august) });
    expect(say(why)).toBe('Up €10.00: higher average price €10.00; all of it Split.');
    expect(say(why, 'hr')).toBe('Rast od 10,00 €: viša prosječna cijena 10,00 €; sve od: Split.');
  });

  it('cuts a name of 200 letters, and does not name the only part', () => {
    const long = 'Ž'.repeat(200);
    const now = report([1, long, null, 10, 90], [2, 'B', null, 10, 11]);
    const before = report([1, long, null, 10, 10], [2, 'B', null, 10, 10]);
    expect(say(reportWhy(now, before, 'articles', august))).toMatch(/most of it Ž{80}…$/);
    expect(say(reportWhy(report([1, 'A', null, 2, 2]), report([1, 'A', null, 1, 1]), 'articles', august))).toBe(
      'Up €1.00: more tickets €1.00.',
    );
  });
});

describe('the parts', () => {
  it('of zones have one for those without a name, and another for one that is called so', () => {
    const now = report([1, 'A', null, 1, 5], [2, 'B', '', 1, 6], [3, 'C', 'Bez zone', 1, 7], [4, 'D', '  ', 1, 1]);
    const { ranking } = reportWhy(now, report(), 'zones');
    expect(ranking.parts.map(({ name, difference }) => [name, difference])).toEqual([
      ['bez zone', 12],
      ['Bez zone', 7],
    ]);
  });

  it('of articles join the prices of one id, and have the zone in their names', () => {
    const now = report([1, 'Satna', 'Riva', 1, 5], [1, 'Satna', 'Riva', 2, 8], [2, 'Satna', null, 1, 1]);
    const { ranking } = reportWhy(now, report([1, 'Satna', 'Riva', 4, 4]));
    expect(ranking.parts.map(({ name, difference }) => [name, difference])).toEqual([
      ['Satna · Riva', 9],
      ['Satna · bez zone', 1],
    ]);
  });

  it('are offered where the outlet has them', () => {
    const articles = (zone: string | null) => ({
      primary: report([1, 'A', zone, 1, 1]),
      compare: null,
      filters: filtersOf(null),
    });
    const channels = { primary: list([1, 'SMS', 1, 1]), compare: null, filters: filtersOf(null) };
    expect(divisionsOf({ articles: articles('Riva'), channels }, true)).toEqual(['channels', 'zones', 'articles']);
    expect(divisionsOf({ articles: articles(''), channels }, true)).toEqual(['channels', 'articles']);
    expect(divisionsOf({ articles: articles('Riva'), channels }, false)).toEqual(['channels', 'articles']);
    expect(divisionsOf({ articles: articles(null), channels: undefined }, false)).toEqual(['articles']);
  });

  it('are none where nothing is compared', () => {
    const articles = { primary: report([1, 'A', null, 1, 1]), compare: null, filters: filtersOf(null) };
    expect(whyOfReport({ articles, channels: undefined }, 'articles', '')).toBeNull();
  });

  it('have a row of their own for what the total has beyond them', () => {
    const now = { ...report([1, 'A', null, 1, 5]), total: metrics(2, 8.5) };
    const why = reportWhy(now, report([1, 'A', null, 1, 1]));
    expect(rankedWithRest(why.ranking, why.total, 'Ostalo')).toMatchObject([
      { name: 'A', difference: 4 },
      { name: 'Ostalo', difference: 3.5, primary: { validAmount: 3.5 }, compare: { validAmount: 0 } },
    ]);
  });
});

describe('the waterfall', () => {
  const barsOf = (why: Why) =>
    waterfallOf(why, { t: texts.hr, total: 'Ukupno', formats: formatsOf('hr') }).map(
      ({ name, value, note, isTotal }) => [name, value, note, isTotal],
    );

  it('begins with what moved the total the most, and ends with the difference', () => {
    expect(barsOf(reportWhy(read('2026-10'), read('2026-09'), 'zones'))).toEqual([
      ['Korzo', 1902, '+10,23 p. b.', undefined],
      ['Riva', 640, '+3,44 p. b.', undefined],
      ['Ukupno', 2542, '+13,67 p. b.', true],
    ]);
  });

  it('has one bar for many parts, and none for what did not move', () => {
    const lines = Array.from({ length: 30 }, (_, at): Line => [at + 1, `A${at + 1}`, null, 1, at]);
    const bars = barsOf(
      reportWhy(report(...lines), report(...lines.map((line): Line => [...line.slice(0, 4), 0] as never)), 'articles'),
    );
    expect(bars).toHaveLength(10);
    expect(bars.at(-2)).toEqual(['Ostalo (21)', 231, undefined, undefined]);
    expect(bars.at(-1)).toEqual(['Ukupno', 435, undefined, true]);
  });

  it('is empty where nothing moved', () => {
    expect(barsOf(reportWhy(report(), report()))).toEqual([]);
  });
});
