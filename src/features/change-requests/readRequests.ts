import { request } from '#api/client.ts';
import { type ChangeRequest, getChangeRequests, type RequestStatus } from '#api/contract/changeRequests.ts';

/** The most pages that are read to find or to filter requests; a page has 20. */
export const mostPages = 50;
/** The number of pages that are read at the same time. */
const atOnce = 4;

/** The requests of several pages, the newest first. */
export interface ReadRequests {
  readonly rows: readonly ChangeRequest[];
  /** The number of requests on the server. */
  readonly count: number;
  /** Whether all of them were read. */
  readonly isComplete: boolean;
}

type ReadPage = (
  page: number,
) => Promise<{ readonly rows: readonly ChangeRequest[]; readonly count: number; readonly pages: number }>;

/** Reads a page of the requests of a status, or of any. */
export const pageReader =
  (status: RequestStatus | undefined, signal: AbortSignal): ReadPage =>
  (page) =>
    request(getChangeRequests, { query: { page, ...(status ? { status } : {}) } }, { signal });

/**
 * Reads pages of requests until there are enough, all are read, or the most pages are: the API can neither filter them by
 * anything but their status, nor return one of them.
 *
 * @param isEnough whether no more pages are needed; default: all are.
 */
export async function readRequests(
  readPage: ReadPage,
  isEnough: (rows: readonly ChangeRequest[]) => boolean = () => false,
): Promise<ReadRequests> {
  const first = await readPage(1);
  const last = Math.min(first.pages, mostPages);
  // A request that is made meanwhile shifts others to the next page, where they are read a second time.
  const byId = new Map(first.rows.map((row) => [row.id, row]));
  let read = 1;
  while (read < last && !isEnough([...byId.values()])) {
    const pages = Array.from({ length: Math.min(atOnce, last - read) }, (_, index) => read + 1 + index);
    for (const { rows } of await Promise.all(pages.map(readPage))) {
      for (const row of rows) byId.set(row.id, row);
    }
    read += pages.length;
  }
  const rows = [...byId.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  return { rows, count: first.count, isComplete: read >= first.pages };
}
