import { BotCheckError } from './botCheckError.ts';
import type { BotCheckProvider } from './botCheckProviders.ts';
import { loadScript } from './loadScript.ts';

/** The deployment's bot check; null: the portal's own proof of work (behaviour 1.15). */
export type BotCheckConfiguration = { readonly provider: BotCheckProvider; readonly siteKey: string } | null;

export interface BotCheckPlace {
  /** The element into which a provider renders its frame; empty for the proof of work. */
  readonly container: HTMLElement;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly signal?: AbortSignal;
}

/**
 * Gets a token that proves to the server that the request is not automated (or at least costs computing time). Rejects
 * with a {@link BotCheckError}, or with the signal's reason.
 */
export async function getBotCheckToken(configuration: BotCheckConfiguration, place: BotCheckPlace): Promise<string> {
  // Both checks are lazily loaded, when a reset is requested.
  if (!configuration) return (await fetched(import('./proofOfWork.ts'))).proveWork(place.signal);
  const { provider, siteKey } = configuration;
  const { solveWith } = await fetched(import('./botCheckProviders.ts'));
  // Each check has a frame of its own: a provider renders into an element only once.
  const frame = place.container.appendChild(document.createElement('div'));
  try {
    return await solveWith(provider, { ...place, container: frame, siteKey }, loadScript);
  } catch (error) {
    if (place.signal?.aborted) throw place.signal.reason;
    throw error instanceof BotCheckError ? error : new BotCheckError('failed', String(error));
  } finally {
    frame.remove();
  }
}

const fetched = <M>(module: Promise<M>): Promise<M> =>
  module.catch((error: unknown) => {
    throw new BotCheckError('unreachable', String(error));
  });
