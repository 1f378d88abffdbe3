/** Functions that run in the page under test. Each is sent there as text, so it uses nothing from outside. */

declare global {
  interface Window {
    /** The pending calls, the console errors and the time of the last change of the document, since the story began. */
    storyWatch: { pending: Map<object, string>; errors: string[]; changed: number };
  }
}

/**
 * Records calls, console errors and changes of the document; runs before any script of the page. Each call is delayed
 * by up to `delay` milliseconds, at random.
 */
export function watchPage(delay: number) {
  globalThis.storiesUnderTest = true;
  window.storyWatch = { pending: new Map(), errors: [], changed: 0 };
  const realFetch = window.fetch;
  window.fetch = async (...args) => {
    const { pending } = window.storyWatch;
    const key = {};
    const [input] = args;
    pending.set(key, input instanceof Request ? input.url : String(input));
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
    try {
      const response = await realFetch(...args);
      // The page is idle when the body has arrived, not when the head has.
      response
        .clone()
        .arrayBuffer()
        .catch(() => undefined)
        .finally(() => pending.delete(key));
      return response;
    } catch (error) {
      pending.delete(key);
      throw error;
    }
  };
  const realError = console.error;
  console.error = (...args) => {
    window.storyWatch.errors.push(args.map((arg) => (arg instanceof Error ? arg.message : String(arg))).join(' '));
    realError(...args);
  };
  new MutationObserver(() => {
    window.storyWatch.changed = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Forgets what the previous story recorded. */
export function resetWatch() {
  window.storyWatch = { pending: new Map(), errors: [], changed: performance.now() };
  window.scrollTo(0, 0);
}

/** Waits for the page's next frame. Resolves with whether it came within so many seconds. */
export const waitForFrame = (seconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), seconds * 1000);
  });

/**
 * Waits until the story is idle. Resolves with `undefined`, or after `seconds` with what the story still waits for.
 * `busy`: the story shows a loading state, so that pending calls do not count.
 */
export async function waitForIdle({ busy, seconds }: { busy: boolean; seconds: number }): Promise<string | undefined> {
  const end = performance.now() + seconds * 1000;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const reason = () => {
    const { pending, changed } = window.storyWatch;
    if (!busy) {
      const [call] = pending.values();
      if (call !== undefined) return `the response to ${call}`;
      const waiting = document.querySelector('[aria-busy="true"], [data-loading]');
      if (waiting) return `what is marked as loading: ${waiting.outerHTML.slice(0, 200)}`;
    }
    if ([...document.images].some((image) => image.loading !== 'lazy' && !image.complete)) {
      // What waits for the image, such as a map that shows its tiles, changes the document only afterwards.
      window.storyWatch.changed = performance.now();
      return 'an image';
    }
    if (performance.now() - changed < 150) return 'the document, which keeps changing';
    return undefined;
  };
  await document.fonts.ready;
  for (;;) {
    const waiting = reason();
    if (!waiting) break;
    if (performance.now() > end) return waiting;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await document.fonts.ready;
  await frame();
  await frame();
  return undefined;
}
