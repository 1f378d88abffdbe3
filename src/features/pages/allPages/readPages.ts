import type { PagedRows } from '../lists/PagedSection.tsx';

/** So many pages are read without being asked for (behaviour 11.19). */
const mostPages = 100;
/** Calls of one reading that may be under way at the same time. */
const atOnce = 4;
/** How often a list is read where its pages move meanwhile. */
const attempts = 3;

/** A list whose pages are read one after the other. */
export interface PageSource<Row> {
  readonly load: (page: number, signal: AbortSignal) => Promise<PagedRows<Row>>;
  /** What tells a row from all others: a row that comes on two pages is counted once. */
  readonly idOf: (row: Row) => string;
}

/** How far a reading has come, over all its lists. */
export interface ReadProgress {
  readonly read: number;
  readonly pages: number;
}

/** All rows of a list. */
export interface AllRows<Row> {
  /** In the server's order, each once. */
  readonly rows: readonly Row[];
  /** False where the pages moved at each attempt: the rows are those "as of" the reading. */
  readonly isWhole: boolean;
}

/** The lists have more pages than are read without being asked for. */
export interface Asks {
  readonly pages: number;
  readonly rows: number;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** The user wants them all, whatever their number. */
  readonly isAskedFor?: boolean;
}

/** The pages of one attempt, by their number from 0. */
interface Attempt<Row> {
  readonly pages: PagedRows<Row>[];
  /** Count or pages were not those of the first page. */
  moved: boolean;
  /** Pages to read: it grows with the list. */
  last: number;
}

/** Each row once, where it came first. */
function eachOnce<Row>(pages: readonly PagedRows<Row>[], idOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page?.rows ?? []) {
      const id = idOf(row);
      if (!rows.has(id)) rows.set(id, row);
    }
  }
  return [...rows.values()];
}

/**
 * Reads the pages after the first, a few at a time. A list that moves is read to its end only at the last attempt: then
 * also the pages that it has grown by, so that nothing is missed that was there when the reading began.
 */
async function readRest<Row>(
  { load }: PageSource<Row>,
  first: PagedRows<Row>,
  isLast: boolean,
  signal: AbortSignal,
  onRead: (pages: number) => void,
): Promise<Attempt<Row>> {
  const attempt: Attempt<Row> = { pages: [first], moved: false, last: first.pages };
  let next = 2;
  const work = async () => {
    while (next <= attempt.last && (isLast || !attempt.moved)) {
      const page = next;
      next += 1;
      const got = await load(page, signal);
      signal.throwIfAborted();
      attempt.pages[page - 1] = got;
      if (got.count !== first.count || got.pages !== first.pages) attempt.moved = true;
      attempt.last = Math.max(attempt.last, got.pages);
      onRead(attempt.last);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, first.pages - 1) }, work));
  return attempt;
}

/**
 * Reads all pages of lists, of both periods of a comparison for instance. Where the pages of a list moved meanwhile,
 * because rows came or went, it is read again; where they move at each attempt, the rows are called "as of". Ids are
 * counted once.
 *
 * @returns the lists in their order; or the number of their pages, where these are more than are read without being asked
 * @throws what a call throws, and the signal's reason when it is cancelled
 */
export async function readPages<Row>(
  sources: readonly PageSource<Row>[],
  { signal, onProgress, isAskedFor = false }: ReadOptions,
): Promise<readonly AllRows<Row>[] | Asks> {
  const load = (source: PageSource<Row>) => source.load(1, signal);
  const firsts = await Promise.all(sources.map(load));
  signal.throwIfAborted();
  const pagesOf = firsts.map(({ pages }) => Math.max(1, pages));
  const sum = () => pagesOf.reduce((all, pages) => all + pages, 0);
  if (!isAskedFor && sum() > mostPages)
    return { pages: sum(), rows: firsts.reduce((all, { count }) => all + count, 0) };

  let finished = 0;
  const lists: AllRows<Row>[] = [];
  for (const [at, source] of sources.entries()) {
    let first = firsts[at] as PagedRows<Row>;
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === attempts;
      if (attempt > 1) first = await load(source);
      signal.throwIfAborted();
      let read = 1;
      pagesOf[at] = Math.max(1, first.pages);
      const tell = () => onProgress?.({ read: finished + read, pages: sum() });
      tell();
      const { pages, moved } = await readRest(source, first, isLast, signal, (last) => {
        read += 1;
        pagesOf[at] = last;
        tell();
      });
      const rows = eachOnce(pages, source.idOf);
      const isWhole = !moved && rows.length === first.count;
      if (isWhole || isLast) {
        finished += read;
        lists.push({ rows, isWhole });
        break;
      }
    }
  }
  return lists;
}

/** Whether a reading ended with the question whether so many pages shall be read. */
export const isAsking = <Row>(read: readonly AllRows<Row>[] | Asks): read is Asks => 'pages' in read;
