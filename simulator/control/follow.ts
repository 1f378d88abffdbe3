import { isSeen } from '../state/changes.ts';

/**
 * Calls the listener when the simulator behind the page's server has changed what screens show (behaviour 23.16). A
 * server that has no simulator's control calls is asked once.
 */
export function followServer(listener: () => void): void {
  const source = new EventSource('/__simulator/events');
  let isAgain = false;
  source.addEventListener('open', () => {
    // The connection was lost for a while, and changes with it.
    if (isAgain) listener();
    isAgain = true;
  });
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { changed } = JSON.parse(data) as { readonly changed: readonly string[] };
    if (isSeen(changed)) listener();
  });
}
