/** What runs inside the page under test; each function is sent there as text, so it uses nothing from outside. */

declare global {
  interface Window {
    /** What the page is waiting for, and what it complained of, since the story began. */
    storyWatch: { pending: Map<object, string>; errors: string[]; changed: number };
  }
}

/**
 * Watches calls, console errors and changes of the document; runs before any script of the page. Each call leaves up to
 * `delay` milliseconds late, at random.
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
      // The story is quiet when it has the body, not when it has the head.
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

/** Forgets the story before. */
export function newWatch() {
  window.storyWatch = { pending: new Map(), errors: [], changed: performance.now() };
  window.scrollTo(0, 0);
}

/** Resolves with nothing when the story rests, else with what it still waits for. `busy`: waiting is what it shows. */
export async function rest({ busy, seconds }: { busy: boolean; seconds: number }): Promise<string | undefined> {
  const end = performance.now() + seconds * 1000;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const reason = () => {
    const { pending, changed } = window.storyWatch;
    if (!busy) {
      const [call] = pending.values();
      if (call !== undefined) return `the answer of ${call}`;
      const waiting = document.querySelector('[aria-busy="true"], [data-loading]');
      if (waiting) return `what is marked as loading: ${waiting.outerHTML.slice(0, 200)}`;
    }
    if ([...document.images].some((image) => image.loading !== 'lazy' && !image.complete)) return 'an image';
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
