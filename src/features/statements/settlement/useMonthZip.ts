import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '#api/contract/statements.ts';
import { now } from '#api/serverClock.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { saveZip } from '#features/report-files/index.ts';
import { type FailedFile, fetchFiles } from './fetchFiles.ts';
import { fileAmongMany, isSessionOver } from './files.ts';
import type { Month } from './months.ts';

/** How far the ZIP of a month is. */
export type ZipState =
  | { readonly status: 'idle' }
  | { readonly status: 'working' | 'cancelled'; readonly done: number; readonly total: number }
  /** `name` is that of the saved file; undefined where no PDF came, so that nothing was saved. */
  | {
      readonly status: 'done';
      readonly name: string | undefined;
      readonly total: number;
      readonly failed: readonly FailedFile[];
    }
  /** The PDFs are there, and the archive could not be written. */
  | { readonly status: 'unwritten' };

const idle: ZipState = { status: 'idle' };

/**
 * Makes the ZIP of a month's PDFs: with progress and cancel. What failed is named and fetched again alone, and so is what a
 * cancelled download had not reached; the archive then has all that came. Leaving the page cancels.
 */
export function useMonthZip(month: Month) {
  const { t } = useTranslation(['settlement', 'files']);
  const [state, setState] = useState<ZipState>(idle);
  const running = useRef<AbortController>(undefined);
  /** What the last archive is about, and the PDFs that have come. */
  const asked = useRef<readonly Statement[]>([]);
  const files = useRef(new Map<number, Uint8Array>());

  const run = useCallback(async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const statements = asked.current;
    const total = statements.length;
    try {
      const failed = await fetchFiles(statements, {
        load: fileAmongMany,
        files: files.current,
        signal,
        isFatal: isSessionOver,
        onProgress: (done) => {
          if (!signal.aborted) setState({ status: 'working', done, total });
        },
      });
      const entries = statements.flatMap(({ id, name }) => {
        const bytes = files.current.get(id);
        return bytes ? [{ name, bytes }] : [];
      });
      const options = {
        name: t('zip.fileName', { month }),
        extension: '.pdf',
        unnamed: t('unnamedFile'),
        moment: now(),
      };
      const name = entries.length > 0 ? await saveZip(entries, options) : undefined;
      if (signal.aborted) return;
      if (name) toast.success(t('files:done', { name }));
      setState({ status: 'done', name, total, failed });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The archive could not be made.', error);
      setState({ status: 'unwritten' });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  }, [month, t]);

  const start = useCallback(
    (statements: readonly Statement[]) => {
      asked.current = statements;
      files.current = new Map();
      void run();
    },
    [run],
  );
  const again = useCallback(() => void run(), [run]);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ status: 'cancelled', done: files.current.size, total: asked.current.length });
  }, []);
  const dismiss = useCallback(() => {
    files.current = new Map();
    setState(idle);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month has another archive.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
      files.current = new Map();
      setState(idle);
    },
    [month],
  );
  return { state, start, again, cancel, dismiss };
}
