import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest, RequestResource } from '#api/contract/changeRequests.ts';
import type { LogEntry } from '#simulator/control/replies.ts';
import type { Observed } from './rehearsal.ts';

/** What the conditions of steps share: questions to what was observed. */

/** Whether the portal shows this page; a query or a page below it does not matter. */
export const isAt = ({ path }: Observed, page: string): boolean =>
  path !== undefined && (path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`));

/** Whether a call has this method and a path below `/api` that begins so. */
export const isCall =
  (method: string, path: string) =>
  (call: Pick<LogEntry, 'method' | 'path'>): boolean =>
    call.method === method && call.path.startsWith(`/api${path}`);

export const isOk = ({ status }: Pick<LogEntry, 'status'>): boolean => status >= 200 && status < 300;

/** The newest call that was handled, with this method and beginning of its path. */
export const lastCall = ({ calls }: Observed, method: string, path: string): LogEntry | undefined =>
  calls.findLast((call) => isOk(call) && isCall(method, path)(call));

/** Whether the portal shows a page, or, where its path is not known, has loaded what that page shows. */
export const isOpen = (observed: Observed, page: string, call: string): boolean =>
  observed.path === undefined ? lastCall(observed, 'GET', call) !== undefined : isAt(observed, page);

interface Wanted {
  readonly resource: RequestResource;
  readonly zone: number;
  readonly action?: ChangeRequest['action'];
}

/** The requests of a zone by the user `provider`, the newest first. */
export const requestsOf = ({ requests }: Observed, { resource, zone, action }: Wanted): ChangeRequest[] =>
  requests.filter(
    (request) =>
      request.resource === resource &&
      request.zone?.id === zone &&
      request.createdBy === 'provider' &&
      (action === undefined || request.action === action),
  );

/** Whether a request was rejected, and its user learns why. */
export const isRejected = ({ status, note }: ChangeRequest): boolean => status === 'rejected' && Boolean(note?.trim());

/** Reads what the watched call received; undefined when it is no longer kept, or is no JSON. */
export function received(observed: Observed): unknown {
  return parsed(observed.watched?.received);
}

export function parsed(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The desk with a request open, or its list. */
export const desk = (request: ChangeRequest | undefined) => ({
  console: request ? `?part=requests&status=${request.status}&request=${request.id}` : '?part=requests',
});

/** A border that was moved by degrees of longitude and latitude. */
export const moved = (border: ZoneBorder, east: number, north: number): ZoneBorder => ({
  ...border,
  polygons: border.polygons.map((polygon) =>
    polygon.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude + east, latitude + north])),
  ),
});
