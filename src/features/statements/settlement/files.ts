import { request } from '#api/client.ts';
import { getStatementFile } from '#api/contract/statements.ts';
import { isApiError } from '#api/errors.ts';

/** Fetches a statement's PDF. */
export const fileOf = (id: number, signal: AbortSignal | undefined) =>
  request(getStatementFile, { params: { id } }, { signal });

/** Whether the server does not know the user any more: nothing else can be fetched. */
export const isSessionOver = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * Fetches a statement's PDF among many others: a statement that the user may not open (403) fails alone, without leaving the page. The
 * end of the session is that of every call.
 */
export async function fileAmongMany(id: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
  try {
    const { blob } = await request(getStatementFile, { params: { id } }, { signal, accessErrors: 'own' });
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    // Asked once more as usual, the refusal ends the session.
    if (isSessionOver(error)) await fileOf(id, signal);
    throw error;
  }
}
