import type { ChangedPart, Listener } from '../state/changes.ts';

/** The interval of a comment that keeps the connection open through proxies, in milliseconds. */
const stillHere = 15_000;

interface Source {
  readonly version: number;
  subscribe(listener: Listener): () => void;
}

/**
 * The changes of a simulator as server-sent events, each with the version and what changed (behaviour 23.16). Changes
 * of one call are one event, and so are those that happen while the client does not read.
 */
export function eventStream(source: Source, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting = new Set<ChangedPart>();
  let end = () => {};
  const flush = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (waiting.size === 0 || signal.aborted || (controller.desiredSize ?? 0) <= 0) return;
    const data = JSON.stringify({ version: source.version, changed: [...waiting] });
    waiting.clear();
    controller.enqueue(encoder.encode(`data: ${data}\n\n`));
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode('retry: 500\n\n'));
        const stop = source.subscribe((part) => {
          if (waiting.size === 0) queueMicrotask(() => flush(controller));
          waiting.add(part);
        });
        const timer = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), stillHere);
        end = () => {
          stop();
          clearInterval(timer);
        };
        signal.addEventListener('abort', () => {
          end();
          controller.close();
        });
      },
      pull: flush,
      cancel: () => end(),
    },
    { highWaterMark: 4 },
  );
}
