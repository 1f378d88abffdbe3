// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readServerClock } from '#api/serverClock.ts';
import { useMinute, useToday } from './clock.ts';

const minute = 60_000;
const midnight = Date.parse('2026-11-20T23:00:00Z');
const onRender = vi.fn<(day: string, minute: string) => void>();
const shown = () => {
  const [day, minute] = onRender.mock.lastCall ?? [];
  return { day, minute };
};

interface ShownProps {
  readonly report: typeof onRender;
}

function Shown({ report }: ShownProps) {
  const [day, at] = [useToday(), useMinute()];
  report(day, at.toISOString());
  return null;
}

let root: ReturnType<typeof createRoot>;
/** Shows the component at a moment. */
async function showAt(moment: number) {
  vi.useFakeTimers({ now: moment });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Shown, { report: onRender })));
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  // No timer and no listener stays behind.
  expect(vi.getTimerCount()).toBe(0);
  readServerClock(new Headers({ Date: new Date().toUTCString() }), Date.now());
  vi.useRealTimers();
});

describe.each(['America/New_York', 'Europe/Zagreb', 'Pacific/Auckland'])('with a browser in %s', (zone) => {
  test('the day changes at midnight in Zagreb', async () => {
    vi.stubEnv('TZ', zone);
    await showAt(midnight - 90_500);
    expect(shown()).toEqual({ day: '2026-11-20', minute: '2026-11-20T22:58:00.000Z' });
    await act(async () => vi.advanceTimersByTime(90_499));
    expect(shown().day).toBe('2026-11-20');
    await act(async () => vi.advanceTimersByTime(1));
    expect(shown()).toEqual({ day: '2026-11-21', minute: '2026-11-20T23:00:00.000Z' });
  });

  test.each([
    ['forward, a day of 23 hours', '2026-03-28T23:00:00Z', 23],
    ['back, a day of 25 hours', '2026-10-24T22:00:00Z', 25],
  ])('also on the day on which the clock goes %s', async (_, begin, hours) => {
    vi.stubEnv('TZ', zone);
    await showAt(Date.parse(begin));
    const day = shown().day;
    await act(async () => vi.advanceTimersByTime(hours * 60 * minute - 1));
    expect(shown().day).toBe(day);
    await act(async () => vi.advanceTimersByTime(1));
    expect(shown().day).not.toBe(day);
  });
});

test.each(['visibilitychange', 'focus', 'pageshow'])(
  'a page that slept over midnight follows at its %s',
  async (event) => {
    await showAt(midnight - minute);
    // The device slept: its clock goes on, its timers do not.
    vi.setSystemTime(midnight + 8 * 60 * minute);
    expect(shown().day).toBe('2026-11-20');
    const target = event === 'visibilitychange' ? document : window;
    await act(async () => target.dispatchEvent(new Event(event, { bubbles: true })));
    expect(shown().day).toBe('2026-11-21');
  },
);

test('the day follows the server’s clock, and a device’s clock that was set', async () => {
  await showAt(midnight - 60 * minute);
  const respond = (date: number) => readServerClock(new Headers({ Date: new Date(date).toUTCString() }), Date.now());
  await act(async () => respond(midnight + 60 * minute));
  expect(shown().day).toBe('2026-11-21');
  await act(async () => respond(Date.now()));
  expect(shown().day).toBe('2026-11-20');
  vi.setSystemTime(midnight + minute);
  await act(async () => respond(Date.now()));
  expect(shown().day).toBe('2026-11-21');
});

test('nothing is rendered while neither changes', async () => {
  await showAt(midnight + 1000);
  onRender.mockClear();
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(onRender).not.toHaveBeenCalled();
});
