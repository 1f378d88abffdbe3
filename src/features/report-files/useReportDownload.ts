import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import type { MakeOptions, ReportFile } from './makeReportFile.ts';
import { ReportFileError } from './ReportFileError.ts';

/** What a file is made with. */
export interface JobOptions extends MakeOptions {
  /** Says that the figures of the file are being waited for, until its progress is said. */
  readonly onWaiting?: () => void;
}

/** A file to be made or fetched. */
export interface DownloadJob {
  /** The chosen entry of the menu: "PDF izvještaj". */
  readonly label: string;
  /** Makes the file, or fetches it from the server. */
  readonly make: (options: JobOptions) => Promise<ReportFile>;
  /** Milliseconds that the toast about the file stays; default: those of any success. */
  readonly toastTime?: number;
}

type DownloadState =
  | { readonly status: 'idle' }
  /** `progress` 0 to 1; null while it is unknown; `waiting` for the figures. */
  | { readonly status: 'working'; readonly label: string; readonly progress: number | null | 'waiting' }
  | { readonly status: 'failed'; readonly label: string; readonly message: string };

export interface ReportDownload {
  readonly state: DownloadState;
  /** Starts a download; does nothing while one is running. */
  readonly start: (job: DownloadJob) => void;
  readonly cancel: () => void;
  /** Retries the failed download. */
  readonly retry: () => void;
  /** Dismisses the failure. */
  readonly dismiss: () => void;
}

/**
 * Makes or fetches files and downloads them, one at a time: with progress, cancel, and a failure that names its reason
 * and can be retried. Leaving the page cancels.
 */
export function useReportDownload(): ReportDownload {
  const { t } = useTranslation('files');
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const last = useRef<DownloadJob>(undefined);

  const start = useCallback(
    async (job: DownloadJob) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      last.current = job;
      const { label } = job;
      setState({ status: 'working', label, progress: null });
      const onProgress = (progress: number | 'waiting') => {
        if (!controller.signal.aborted) setState({ status: 'working', label, progress });
      };
      try {
        const file = await job.make({
          signal: controller.signal,
          onProgress,
          onWaiting: () => onProgress('waiting'),
        });
        if (controller.signal.aborted) return;
        const { saveFile } = await import('./saveFile.ts');
        toast.success(t('done', { name: saveFile(file) }), job.toastTime);
        setState({ status: 'idle' });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error('A file could not be made.', error);
        const message = messageOf(error);
        const isServersText = isApiError(error) && error.status === 400 && error.text;
        toast.error(isServersText ? message : `${t('failedTitle')}. ${message}`);
        setState({ status: 'failed', label, message });
      } finally {
        if (running.current === controller) running.current = undefined;
      }

      function messageOf(error: unknown): string {
        if (error instanceof ReportFileError) {
          return error.reason === 'load' ? t('failedLoad') : t('failedBuild', { name: error.fileName });
        }
        return (isApiError(error) && error.text) || t('failedUnknown');
      }
    },
    [t],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ status: 'idle' });
  }, []);
  useEffect(
    () => () => {
      if (running.current) cancel();
    },
    [cancel],
  );
  const retry = useCallback(() => {
    if (last.current) void start(last.current);
  }, [start]);
  const dismiss = useCallback(() => setState({ status: 'idle' }), []);
  return { state, start, cancel, retry, dismiss };
}
