/** A call that the start script has made, with the headers that the client would send. */
interface EarlyCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When it was sent, in milliseconds. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
  readonly cancel: () => void;
}

/** What the start script (src/start/start.ts) asks for while the portal's own code is loading. */
interface Early {
  /** The response to `config.json`; undefined when it was read, or no start script ran. */
  configuration?: Promise<Response> | undefined;
  /** The call for the user info, once the configuration is known; undefined where nobody can be signed in. */
  userInfo?: Promise<EarlyCall | undefined> | undefined;
}

declare global {
  /** From the start script to the portal; undefined without it: in development, stories and tests. */
  var early: Early | undefined;
}

/** Hands over the response to `config.json`, once. */
export function takeConfiguration(): Promise<Response> | undefined {
  const { early } = globalThis;
  const response = early?.configuration;
  if (early) early.configuration = undefined;
  return response;
}

/**
 * Hands over the call for the user info, once. One for another user, in another language or to another address is cancelled: the
 * session may have changed in another tab meanwhile.
 */
export async function takeUserInfo(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<EarlyCall | undefined> {
  const { early } = globalThis;
  const call = await early?.userInfo;
  if (!early?.userInfo || !call) return undefined;
  early.userInfo = undefined;
  // Both write their headers in the same order.
  if (call.url === url && JSON.stringify(call.headers) === JSON.stringify(headers)) return call;
  call.cancel();
  return undefined;
}
