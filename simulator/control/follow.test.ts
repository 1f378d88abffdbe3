import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServer } from './follow.ts';

/** The browser's `EventSource`, as far as it is used; a test sends its events. */
class Source extends EventTarget {
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
}
let sources: Source[] = [];
beforeEach(() => {
  sources = [];
  vi.stubGlobal('EventSource', Source);
});
afterEach(() => vi.unstubAllGlobals());

const follow = () => {
  const listener = vi.fn();
  followServer(listener);
  const [source] = sources;
  if (!source) throw new Error('Nothing is followed.');
  const change = (...changed: string[]) =>
    source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ version: 1, changed }) }));
  return { listener, source, change };
};

test('a decision is reported at once; what no screen shows is not', () => {
  const { listener, source, change } = follow();
  expect(source.url).toBe('/__simulator/events');
  change('token', 'mail', 'faults');
  expect(listener).not.toHaveBeenCalled();
  change('changeRequest', 'closingRule');
  expect(listener).toHaveBeenCalledOnce();
  change('clock');
  change('all');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('after a lost connection everything may have changed', () => {
  const { listener, source } = follow();
  source.dispatchEvent(new Event('open'));
  expect(listener).not.toHaveBeenCalled();
  source.dispatchEvent(new Event('open'));
  expect(listener).toHaveBeenCalledOnce();
});
