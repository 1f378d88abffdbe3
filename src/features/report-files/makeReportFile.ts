import type { ReportDocument, ReportFormat } from './document.ts';
import { fileName } from './names.ts';
import { ReportFileError, type ReportFileReason } from './ReportFileError.ts';
import { type FileMessage, type FileRequest, fileTypes } from './workerMessages.ts';

export interface ReportFile {
  readonly name: string;
  readonly blob: Blob;
}

export interface MakeOptions {
  /** Stops the work at once. */
  readonly signal?: AbortSignal;
  /** Called with the finished part, 0 to 1, never less than before. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Makes a report's file in a worker, so that the page stays responsive (no task over 200 ms). Rejects with a
 * `ReportFileError`, or with the signal's reason when cancelled.
 */
export function makeReportFile(
  document: ReportDocument,
  format: ReportFormat,
  { signal, onProgress }: MakeOptions = {},
): Promise<ReportFile> {
  const name = fileName(document.fileName, format);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'report-file' });
    let reached = 0;
    let hasStarted = false;
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    const fail = (reason: ReportFileReason, detail: string) => {
      end();
      reject(new ReportFileError(reason, name, detail));
    };
    signal?.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<FileMessage>) => {
      hasStarted = true;
      if (data.kind === 'progress') {
        reached = Math.max(reached, Math.min(1, data.part));
        onProgress?.(reached);
      } else if (data.kind === 'failed') fail(data.reason, data.detail);
      else {
        end();
        resolve({ name, blob: new Blob([data.bytes], { type: fileTypes[format] }) });
      }
    });
    // Before its first message the worker's own script did not load; after it, the worker broke (for instance, out
    // of memory).
    worker.addEventListener('error', (event) =>
      fail(hasStarted ? 'build' : 'load', event.message ?? 'The worker stopped'),
    );
    worker.addEventListener('messageerror', () => fail('build', 'The worker sent something that cannot be read'));
    try {
      worker.postMessage({ document, format } satisfies FileRequest);
    } catch (error) {
      fail('build', error instanceof Error ? error.message : String(error));
    }
  });
}
