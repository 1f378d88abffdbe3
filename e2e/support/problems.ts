import { type BrowserContext, expect } from '@playwright/test';

/**
 * What must not happen in any end-to-end test: an error in the page or in its console, a breach of the content security
 * policy, a request to another origin. A test that causes a failure on purpose declares the message it expects.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: { readonly pattern: RegExp; met: boolean }[] = [];
  readonly #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Watches every page of the context from now on. */
  async watch(context: BrowserContext) {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Content security policy: ${effectiveDirective} refused ${blockedURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`Console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`Page: ${error.error().stack ?? error.error()}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !this.#origins.includes(new URL(url).origin))
        this.#found.push(`Request: ${request.method()} ${url}`);
    });
  }

  /** Declares a problem that the test causes; the test fails when it does not occur. */
  allow(...patterns: readonly RegExp[]) {
    for (const pattern of patterns) this.#allowed.push({ pattern, met: false });
  }

  /** Declares a problem that may occur: a call that is started early and perhaps aborted before its refusal arrives. */
  tolerate(...patterns: readonly RegExp[]) {
    for (const pattern of patterns) this.#allowed.push({ pattern, met: true });
  }

  /** Fails the test after an undeclared problem. */
  check() {
    const unexpected = this.#found.filter((problem) => {
      const fitting = this.#allowed.filter(({ pattern }) => pattern.test(problem));
      for (const allowance of fitting) allowance.met = true;
      return fitting.length === 0;
    });
    expect(unexpected, 'problems in the page').toEqual([]);
    const unmet = this.#allowed.filter(({ met }) => !met).map(({ pattern }) => String(pattern));
    expect(unmet, 'problems that were expected but did not come').toEqual([]);
  }
}
