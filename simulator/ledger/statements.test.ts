import { expect, test } from 'vitest';
import { lastOfMonth } from '#api/days.ts';
import type { Outlet } from '../world/catalogue.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { dayAt } from './calendar.ts';
import { monthOf, statementsOf } from './statements.ts';

const { outlets } = defaultCatalogue;
const { compare } = new Intl.Collator('hr');
const list = (today: string, of: readonly Outlet[] = outlets) => statementsOf(of, today, compare);

test('a month is settled once five days of the next have passed', () => {
  expect(list('2026-11-05')[0]?.begin).toBe('2026-09-01');
  expect(list('2026-11-06')[0]?.begin).toBe('2026-10-01');
  expect(list('2026-11-30')[0]?.begin).toBe('2026-10-01');
  expect(list('2027-01-06')[0]?.begin).toBe('2026-12-01');
  expect(list('2018-02-05')).toEqual([]);
});

test('each covers its whole month, newest first, by name as Croatian sorts', () => {
  const statements = list('2026-11-15');
  for (const { begin, end, name, outlet, partnerName } of statements) {
    expect(begin).toMatch(/-01$/);
    expect(end).toBe(lastOfMonth(begin));
    expect(name).toBe(`Obračun ${begin.slice(5, 7)}/${begin.slice(0, 4)} – ${outlet.name}`);
    expect(partnerName).toBe(outlet.supplier ?? outlet.name);
  }
  const months = statements.map(({ begin }) => begin);
  expect(months).toEqual([...months].sort().reverse());
  const names = statements.filter(({ begin }) => begin === '2026-10-01').map(({ outlet }) => outlet.name);
  expect(names).toHaveLength(outlets.length);
  expect(names).toEqual([...names].sort(compare));
  expect(names.indexOf('Šibenik')).toBeGreaterThan(names.indexOf('Split'));
  const leap = statements.find(({ begin }) => begin === '2024-02-01');
  expect(leap && [leap.end, dayAt(monthOf(leap).to)]).toEqual(['2024-02-29', '2024-02-29']);
});

test('a partner that opened later has no earlier statements', () => {
  const karolina = outlets.filter(({ name }) => name === 'Garaža Karolina');
  expect(list('2026-11-15', karolina).at(-1)?.begin).toBe('2021-06-01');
});

test('ids are unique, and independent of the other partners and of the moment', () => {
  const all = list('2026-11-15');
  const byId = new Map(all.map((statement) => [statement.id, statement]));
  expect(byId.size).toBe(all.length);
  for (const statement of list('2025-03-20', outlets.slice(3, 30))) expect(byId.get(statement.id)).toEqual(statement);
});
