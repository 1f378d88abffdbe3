import { now } from '#api/serverClock.ts';
import { sha256OfShortText } from './sha256.ts';

/** How many leading bits of the hash are zero in a proof that the server accepts (behaviour 1.15). */
export const proofBits = 16;

/** Returns whether SHA-256 of `<nonce>.<counter>` begins with {@link proofBits} zero bits. */
export const isProof = (nonce: string, counter: number): boolean =>
  (sha256OfShortText(`${nonce}.${counter}`)[0] as number) >>> (32 - proofBits) === 0;

/** Returns `<unix seconds>-<random text>`: the server refuses an old nonce and one that was used. */
export function newNonce(): string {
  const random = crypto.getRandomValues(new Uint32Array(4));
  return `${Math.floor(now().getTime() / 1000)}-${[...random].map((word) => word.toString(36)).join('')}`.slice(0, 36);
}

/** Milliseconds of work after which the loop yields to the page: half a frame. */
const slice = 8;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The portal's own bot check: searches a counter, with some 65,000 attempts on average, without blocking the page.
 * Resolves with the token `pow.<nonce>.<counter>`; rejects with the signal's reason.
 */
export async function proveWork(signal?: AbortSignal, nonce = newNonce()): Promise<string> {
  let turn = performance.now();
  for (let counter = 0; ; counter++) {
    if (isProof(nonce, counter)) return `pow.${nonce}.${counter}`;
    if (counter % 256 === 255 && performance.now() - turn > slice) {
      await pause();
      signal?.throwIfAborted();
      turn = performance.now();
    }
  }
}
