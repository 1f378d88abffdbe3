import { detail } from '../calls/httpError.ts';
import { jsonOf } from '../handlers/dispatch.ts';

/** The largest body of a request in bytes (behaviour 23.5). */
export const largestBody = 5 * 1024 * 1024;

/** The error of a larger body. */
export const tooLarge = () => detail(413, ['tooLarge', { megabytes: largestBody / 1024 / 1024 }]);

/**
 * Refuses a control call that a page of another origin makes (behaviour 23.5). A client that is no browser sends no
 * `Origin`; a browser leaves it out of images and scripts, and says in `Sec-Fetch-Site` where these come from.
 */
export function refuseOtherPages(request: Request): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  if (origin !== null && origin !== new URL(request.url).origin) throw detail(403, 'otherOrigin');
  if (site !== 'none' && site !== 'same-origin') throw detail(403, 'otherOrigin');
}

/**
 * The JSON of a request's body; undefined when there is none. A body of another type or above the limit is refused with
 * 415 or 413: a page of another origin can send any type but `application/json` without being asked for permission.
 */
export async function jsonBodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  if (bytes.byteLength > largestBody) throw tooLarge();
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw detail(415, 'notJsonType');
  const text = new TextDecoder().decode(bytes);
  return text.trim() === '' ? undefined : jsonOf(text);
}
