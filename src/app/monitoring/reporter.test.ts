import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createReporter, mostProblems, type Report, sendAfter } from './reporter.ts';

const send = vi.fn<(reports: readonly Report[]) => void>();
const reporter = () => createReporter({ send, path: () => '/parking/provider/8?search=ZG1234AB' });
const sent = () => send.mock.calls.flatMap(([reports]) => reports);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});
afterEach(() => vi.useRealTimers());

test('reports are sent together, or when the page is left', () => {
  const { problem, vital, flush } = reporter();
  problem('error', new TypeError('x is not a function'));
  vital('LCP', 1234.56789, 'good');
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(sendAfter);
  expect(send).toHaveBeenCalledTimes(1);
  expect(sent()).toMatchObject([
    {
      type: 'problem',
      kind: 'error',
      name: 'TypeError',
      message: 'x is not a function',
      path: '/parking/provider/:id',
    },
    { type: 'vital', name: 'LCP', value: 1234.568, rating: 'good', path: '/parking/provider/:id' },
  ]);
  vital('CLS', 0, 'good');
  flush();
  flush();
  expect(send).toHaveBeenCalledTimes(2);
});

test('one error is reported once, by the first that notices it, and the same problem once for a page load', () => {
  const { problem, flush } = reporter();
  const error = new Error('once');
  problem('route', error);
  problem('react-caught', error);
  for (let turn = 0; turn < 100; turn++) problem('rejection', 'text');
  flush();
  expect(sent()).toHaveLength(2);
});

test('what comes too fast is counted, and the number is limited for a page load', () => {
  const { problem, flush } = reporter();
  for (let turn = 0; turn < mostProblems.minute + 5; turn++) problem('error', undefined, { message: `a${turn}` });
  flush();
  expect(sent()).toHaveLength(mostProblems.minute);
  vi.advanceTimersByTime(60_001);
  problem('error', undefined, { message: 'later' });
  flush();
  expect(sent().at(-1)).toMatchObject({ message: 'later', dropped: 5 });
  for (let turn = 0; turn < 20; turn++) {
    vi.advanceTimersByTime(60_001);
    for (let each = 0; each < 5; each++) problem('error', undefined, { message: `b${turn}.${each}` });
  }
  flush();
  expect(sent()).toHaveLength(mostProblems.load);
});

test('the server’s words and thrown values stay where they are', () => {
  const { problem, flush } = reporter();
  problem('rejection', new ApiError({ kind: 'status', call: 'login', status: 400, text: 'Marko Horvat is locked' }));
  problem(
    'contract',
    new ApiError({ kind: 'contract', call: 'userInfo', detail: 'first_name: does not fit, but got null' }),
  );
  problem('rejection', { user: 'Marko Horvat' });
  problem('rejection', 'Marko Horvat');
  flush();
  expect(JSON.stringify(sent())).not.toContain('Marko');
  expect(sent()).toMatchObject([
    { name: 'ApiError', message: 'status login 400' },
    { message: 'contract userInfo first_name: does not fit, but got null' },
    { name: 'Object', message: '' },
    { name: 'String', message: '' },
  ]);
});
