import type { Statement } from '#api/contract/statements.ts';

/** A statement whose PDF did not come, and why. */
export interface FailedFile {
  readonly statement: Statement;
  readonly error: unknown;
}

interface FetchOptions {
  readonly load: (id: number, signal: AbortSignal | undefined) => Promise<Uint8Array>;
  /** What is there already is not fetched again; what comes is added. */
  readonly files: Map<number, Uint8Array>;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of statements that have come or failed. */
  readonly onProgress?: (done: number) => void;
  /** Whether an error ends all of it, such as the end of the session; default: none does. */
  readonly isFatal?: (error: unknown) => boolean;
}

/** How many calls are made at the same time. */
const atOnce = 4;

/**
 * Fetches the PDFs of statements, four at a time. One that fails does not stop the others.
 *
 * @returns those that failed, in the statements' order
 * @throws the signal's reason when it is aborted; a fatal error
 */
export async function fetchFiles(
  statements: readonly Statement[],
  { load, files, signal, onProgress, isFatal = () => false }: FetchOptions,
): Promise<readonly FailedFile[]> {
  const waiting = statements.filter(({ id }) => !files.has(id));
  const failed = new Map<number, FailedFile>();
  let done = statements.length - waiting.length;
  let isEnded = false;
  onProgress?.(done);
  const next = waiting[Symbol.iterator]();
  const worker = async () => {
    for (const statement of next) {
      if (isEnded) return;
      signal?.throwIfAborted();
      try {
        files.set(statement.id, await load(statement.id, signal));
      } catch (error) {
        signal?.throwIfAborted();
        if (isFatal(error)) throw error;
        failed.set(statement.id, { statement, error });
      }
      done += 1;
      onProgress?.(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker));
  } finally {
    isEnded = true;
  }
  return statements.flatMap(({ id }) => failed.get(id) ?? []);
}
