import { expect, test, vi } from 'vitest';
import { agreeDate, createClock } from './clock.ts';

/** What the device's clock shows. */
const real = Date.parse('2026-11-15T09:00:00Z');

test("the page's Date agrees with the clock, and is undone", () => {
  const clock = createClock('2026-02-28T23:30:00Z');
  const earlier = new Date(0);
  const undo = agreeDate(clock);
  try {
    expect(new Date().toISOString()).toBe('2026-02-28T23:30:00.000Z');
    expect(Date.now()).toBe(Date.parse('2026-02-28T23:30:00Z'));
    expect(Date().slice(0, 3)).toBe(clock.now().toString().slice(0, 3));
    clock.advance(1800);
    expect(new Date().toISOString()).toBe('2026-03-01T00:00:00.000Z');
    expect(new Date(2020, 1, 29).getMonth()).toBe(1);
    expect(new Date('2020-02-29').getTime()).toBe(Date.UTC(2020, 1, 29));
    expect(earlier instanceof Date && new Date() instanceof Date).toBe(true);
    class Later extends Date {}
    expect(new Later() instanceof Later).toBe(true);
    clock.set(null);
  } finally {
    undo();
  }
  vi.spyOn(Date, 'now').mockReturnValue(real);
  expect(clock.now().getTime()).toBe(real);
});

test('a clock is saved frozen or running', () => {
  vi.spyOn(Date, 'now').mockReturnValue(real);
  const clock = createClock();
  clock.advance(-7200);
  const other = createClock();
  other.restore(clock.state());
  expect(other.now().getTime()).toBe(real - 7_200_000);
  other.set('2026-01-01T00:00:00Z');
  clock.restore(other.state());
  expect([clock.stands, clock.now().toISOString()]).toEqual([true, '2026-01-01T00:00:00.000Z']);
  expect(() => clock.set('soon')).toThrow(RangeError);
});
