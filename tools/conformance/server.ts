/** A response, read to its end. */
export interface Got {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly milliseconds: number;
  /** The JSON of the body; undefined when it is none. */
  readonly json: unknown;
}

export type Fetch = (request: Request) => Promise<Response>;

/** Why the check cannot go on: one sentence for the user. */
export class CannotCheck extends Error {}

/** The server that is checked. */
export interface Server {
  readonly base: string;
  get(path: string): Promise<Got>;
  send(method: string, path: string, body?: unknown): Promise<Got>;
  /** Sends the next calls with this token; undefined: without one. */
  setToken(token: string | undefined): void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function serverAt(base: string, fetch: Fetch, patience: number): Server {
  let token: string | undefined;
  async function send(method: string, path: string, body?: unknown): Promise<Got> {
    const since = performance.now();
    const request = new Request(`${base}${path}`, {
      method,
      headers: {
        'Accept-Language': 'en',
        ...(token ? { Authorization: `Token ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const response = await fetch(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      type: response.headers.get('Content-Type') ?? '',
      headers: response.headers,
      bytes,
      milliseconds: performance.now() - since,
      json: parsed(new TextDecoder().decode(bytes)),
    };
  }
  return {
    base,
    get: (path) => send('GET', path),
    send,
    setToken: (next) => {
      token = next;
    },
  };
}
