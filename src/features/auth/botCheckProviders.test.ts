// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotCheckConfiguration, getBotCheckToken } from './botCheck.ts';
import { BotCheckError } from './botCheckError.ts';

type Options = Record<string, unknown> & Record<`${string}callback`, (value?: unknown) => unknown>;
type Act = (options: Options, container: HTMLElement) => unknown;

const loadScript = vi.hoisted(() => vi.fn<(address: string) => Promise<void>>());
vi.mock('./loadScript.ts', () => ({ loadScript }));

/** A fake of the global of a provider's script; `act` runs when the check is executed. */
const provide = {
  recaptcha: (act: Act) => {
    const rendered = new Map<number, [Options, HTMLElement]>();
    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => queueMicrotask(then),
      render: (container: HTMLElement, options: Options) => rendered.set(rendered.size, [options, container]).size - 1,
      execute: (widget: number) => queueMicrotask(() => act(...(rendered.get(widget) as [Options, HTMLElement]))),
    });
    return { rendered };
  },
  hcaptcha: (act: Act) => {
    const rendered = new Map<string, [Options, HTMLElement]>();
    const remove = vi.fn();
    vi.stubGlobal('hcaptcha', {
      render: (container: HTMLElement, options: Options) => {
        rendered.set('w', [options, container]);
        return 'w';
      },
      execute: (widget: string, { async }: { async: boolean }) =>
        async ? Promise.resolve().then(() => act(...(rendered.get(widget) as [Options, HTMLElement]))) : undefined,
      remove,
    });
    return { rendered, remove };
  },
  turnstile: (act: Act) => {
    const rendered = new Map<HTMLElement, Options>();
    const remove = vi.fn();
    vi.stubGlobal('turnstile', {
      render: (container: HTMLElement, options: Options) => {
        rendered.set(container, options);
        return 'w';
      },
      execute: (container: HTMLElement) => queueMicrotask(() => act(rendered.get(container) as Options, container)),
      remove,
    });
    return { rendered, remove };
  },
};

let container: HTMLElement;
beforeEach(() => {
  loadScript.mockReset().mockResolvedValue(undefined);
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenOf = (provider: NonNullable<BotCheckConfiguration>['provider'], signal?: AbortSignal) =>
  getBotCheckToken(
    { provider, siteKey: 'key' },
    { container, language: 'hr', theme: 'dark', ...(signal && { signal }) },
  );
const failureOf = async (token: Promise<string>) => {
  const error: unknown = await token.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BotCheckError);
  return (error as BotCheckError).failure;
};

describe.each([
  ['recaptcha', 'www.google.com'],
  ['hcaptcha', 'js.hcaptcha.com'],
  ['turnstile', 'challenges.cloudflare.com'],
] as const)('%s', (provider, host) => {
  const succeed: Act = (options) => {
    options.callback?.('token');
    return { response: 'token' };
  };

  test('loads its script on demand, renders its widget in the form, returns its token and removes it', async () => {
    const seen: { options?: Options; isInForm?: boolean } = {};
    provide[provider]((options, frame) => {
      Object.assign(seen, { options, isInForm: container.contains(frame) });
      return succeed(options, frame);
    });
    expect(await tokenOf(provider)).toBe('token');
    expect(new URL(loadScript.mock.calls[0]?.[0] ?? '').host).toBe(host);
    expect(seen.isInForm).toBe(true);
    expect(seen.options).toMatchObject({ sitekey: 'key', theme: 'dark' });
    expect(container.childElementCount).toBe(0);
  });

  test('can be run again', async () => {
    provide[provider](succeed);
    await tokenOf(provider);
    expect(await tokenOf(provider)).toBe('token');
  });

  test('out of reach: rejects with it', async () => {
    loadScript.mockRejectedValue(new BotCheckError('unreachable', host));
    expect(await failureOf(tokenOf(provider))).toBe('unreachable');
    loadScript.mockResolvedValue(undefined);
    expect(await failureOf(tokenOf(provider))).toBe('unreachable');
    expect(container.childElementCount).toBe(0);
  });

  test("left by the user: stops at once, with the signal's reason", async () => {
    const leaving = new AbortController();
    const reason = new Error('left');
    provide[provider](() => {
      leaving.abort(reason);
      return new Promise(() => {});
    });
    await expect(tokenOf(provider, leaving.signal)).rejects.toBe(reason);
    expect(container.childElementCount).toBe(0);
  });
});

describe('a check that does not end well', () => {
  test('hCaptcha: closed, expired, no network, anything else', async () => {
    const failing = (word: string) => {
      provide.hcaptcha(() => Promise.reject(word));
      return failureOf(tokenOf('hcaptcha'));
    };
    expect(await failing('challenge-closed')).toBe('cancelled');
    expect(await failing('challenge-expired')).toBe('cancelled');
    expect(await failing('network-error')).toBe('unreachable');
    expect(await failing('rate-limited')).toBe('failed');
  });

  test('Turnstile: an error that it need not throw as well, expired, left undone', async () => {
    const failing = (act: Act) => {
      const { remove } = provide.turnstile(act);
      return failureOf(tokenOf('turnstile')).finally(() => expect(remove).toHaveBeenCalledWith('w'));
    };
    let handled: unknown;
    expect(
      await failing((options) => {
        handled = options['error-callback']?.('300010');
      }),
    ).toBe('failed');
    expect(handled).toBe(true);
    expect(await failing((options) => options['expired-callback']?.())).toBe('failed');
    expect(await failing((options) => options['timeout-callback']?.())).toBe('cancelled');
  });

  test('reCAPTCHA: no network, expired', async () => {
    provide.recaptcha((options) => options['error-callback']?.());
    expect(await failureOf(tokenOf('recaptcha'))).toBe('unreachable');
    provide.recaptcha((options) => options['expired-callback']?.());
    expect(await failureOf(tokenOf('recaptcha'))).toBe('failed');
  });

  test('reCAPTCHA: a challenge that is closed again, for which there is no event', async () => {
    // Replaces the challenge's frame: the test's document loads no pages.
    const challenge = document.body.appendChild(document.createElement('section'));
    const visibility = { now: 'visible' };
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([challenge] as never);
    vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ visibility: visibility.now }) as never);
    // The second style is set once the first one has been seen.
    const seen = new Promise((resolve) => {
      vi.mocked(window.getComputedStyle).mockImplementationOnce(() => {
        queueMicrotask(() => resolve(undefined));
        return { visibility: visibility.now } as never;
      });
    });
    provide.recaptcha(async () => {
      challenge.setAttribute('style', 'visibility: visible');
      await seen;
      visibility.now = 'hidden';
      challenge.setAttribute('style', 'visibility: hidden');
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const failure = failureOf(tokenOf('recaptcha'));
    await seen;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await failure).toBe('cancelled');
    challenge.remove();
    vi.restoreAllMocks();
  });
});

test('without a provider the token is a proof of work, and nothing is loaded', async () => {
  const token = await getBotCheckToken(null, { container, language: 'hr', theme: 'light' });
  expect(token).toMatch(/^pow\.\d{10}-[a-z0-9]+\.\d+$/);
  expect(loadScript).not.toHaveBeenCalled();
});
