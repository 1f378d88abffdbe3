import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotCheckError } from './botCheckError.ts';
import { loadScript } from './loadScript.ts';

/** Nothing is fetched: the tests dispatch the result. */
interface Script {
  src: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}
let scripts: Script[] = [];
const last = () => scripts.at(-1) as Script;

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  const remove = (script: Script) => {
    scripts = scripts.filter((one) => one !== script);
  };
  vi.stubGlobal('document', {
    createElement: (): Script => ({
      src: '',
      remove() {
        remove(this);
      },
    }),
    head: { append: (script: Script) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script is loaded once', async () => {
  const first = loadScript('https://example.hr/once.js');
  const second = loadScript('https://example.hr/once.js');
  last().onload?.();
  await Promise.all([first, second, loadScript('https://example.hr/once.js')]);
  expect(scripts).toHaveLength(1);
  expect(last().src).toBe('https://example.hr/once.js');
});

test('one that fails is reported as out of reach, and tried again', async () => {
  const failed = loadScript('https://example.hr/fails.js').catch((error: unknown) => error);
  last().onerror?.();
  expect(await failed).toBeInstanceOf(BotCheckError);
  expect(scripts).toHaveLength(0);
  const again = loadScript('https://example.hr/fails.js');
  last().onload?.();
  await again;
});

test('times out', async () => {
  const failed = loadScript('https://example.hr/hangs.js').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toMatchObject({ failure: 'unreachable' });
});
