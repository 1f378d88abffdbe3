import { BotCheckError } from './botCheckError.ts';

/** What a provider needs to render its widget and to report its result. */
export interface Challenge {
  readonly siteKey: string;
  readonly container: HTMLElement;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly signal?: AbortSignal | undefined;
}

type LoadScript = (address: string) => Promise<void>;
type Solve = (challenge: Challenge, loadScript: LoadScript) => Promise<string>;

interface Recaptcha {
  ready(then: () => void): void;
  render(container: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): unknown;
}
interface Hcaptcha {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  execute(widget: string, options: { async: true }): Promise<{ response: string }>;
  remove(widget: string): void;
}
interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  execute(container: HTMLElement): void;
  remove(widget: string): void;
}

/** The global object of a provider's script. */
function api<T>(name: 'grecaptcha' | 'hcaptcha' | 'turnstile'): T {
  const found: unknown = Reflect.get(globalThis, name);
  if (!found) throw new BotCheckError('unreachable', `the script left no ${name}`);
  return found as T;
}

/**
 * reCAPTCHA has no event for a challenge that was closed: its frame, outside the page's tree, just becomes hidden.
 * Calls `closed` when an open challenge is hidden again. Returns a function that stops it.
 */
function watchChallenge(closed: () => void): () => void {
  let wasOpen = false;
  const observer = new MutationObserver(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/bframe"]')];
    const open = frames.some((frame) => getComputedStyle(frame).visibility !== 'hidden');
    if (wasOpen && !open) closed();
    wasOpen = open;
  });
  observer.observe(document.body, { attributes: true, attributeFilter: ['style'], childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The distance between a provider's widget and the button below it. */
const setApart = (container: HTMLElement, isShown: boolean) => {
  container.style.marginBlockEnd = isShown ? '1rem' : '';
};

/** The invisible reCAPTCHA of version 2: it challenges suspicious users only. */
const recaptcha: Solve = async ({ siteKey, container, language, theme }, loadScript) => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`);
  const grecaptcha = api<Recaptcha>('grecaptcha');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  let stop = () => {};
  setApart(container, true);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = grecaptcha.render(container, {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'inline',
        theme,
        callback: resolve,
        'error-callback': () => reject(new BotCheckError('unreachable', 'reCAPTCHA')),
        'expired-callback': () => reject(new BotCheckError('failed', 'reCAPTCHA expired')),
      });
      // A solved challenge is hidden as well, and its token follows a little later.
      stop = watchChallenge(() => setTimeout(() => reject(new BotCheckError('cancelled', 'reCAPTCHA')), 2000));
      grecaptcha.execute(widget);
    });
  } finally {
    stop();
  }
};

const hcaptcha: Solve = async ({ siteKey, container, language, theme }, loadScript) => {
  await loadScript('https://js.hcaptcha.com/1/api.js?render=explicit');
  const provider = api<Hcaptcha>('hcaptcha');
  const widget = provider.render(container, { sitekey: siteKey, size: 'invisible', theme, hl: language });
  try {
    return (await provider.execute(widget, { async: true })).response;
  } catch (error) {
    const word = String(error instanceof Error ? error.message : error);
    if (/challenge-closed|challenge-expired/.test(word)) throw new BotCheckError('cancelled', word);
    throw new BotCheckError(/network-error/.test(word) ? 'unreachable' : 'failed', word);
  } finally {
    provider.remove(widget);
  }
};

const turnstile: Solve = async ({ siteKey, container, language, theme }, loadScript) => {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const provider = api<Turnstile>('turnstile');
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = (detail: unknown) => reject(new BotCheckError('failed', `Turnstile ${String(detail ?? '')}`));
      widget = provider.render(container, {
        sitekey: siteKey,
        execution: 'execute',
        appearance: 'interaction-only',
        size: 'flexible',
        theme,
        language,
        callback: resolve,
        // Returning true marks the error as handled, so that it is not logged as well.
        'error-callback': (code: unknown) => {
          failed(code);
          return true;
        },
        'expired-callback': () => failed('expired'),
        'before-interactive-callback': () => setApart(container, true),
        'after-interactive-callback': () => setApart(container, false),
        'timeout-callback': () => reject(new BotCheckError('cancelled', 'Turnstile')),
      });
      provider.execute(container);
    });
  } finally {
    if (widget !== undefined) provider.remove(widget);
  }
};

const providers = { recaptcha, hcaptcha, turnstile };
export type BotCheckProvider = keyof typeof providers;

/** Runs the check of a provider. Rejects at once with the signal's reason when that is aborted. */
export function solveWith(provider: BotCheckProvider, challenge: Challenge, loadScript: LoadScript): Promise<string> {
  const { signal } = challenge;
  const solved = providers[provider](challenge, loadScript);
  if (!signal) return solved;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    solved.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
