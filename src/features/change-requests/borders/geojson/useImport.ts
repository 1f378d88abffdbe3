import { useEffect, useRef, useState } from 'react';
import { runInWorker } from '../checks/runInWorker.ts';
import { type ReadBorder, type Refusal, readGeoJson } from './readGeoJson.ts';

/** The most characters of a text that is read at once. */
const atOnce = 100_000;
/** The most bytes of a file that is opened: four times those of a hundred thousand vertices. */
export const largestFile = 20_000_000;

export type ImportFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly size: number };

type Taken = Exclude<ReadBorder, { refusal: Refusal }>;

/** Reads borders from texts and files, large ones in a worker, and returns the last one's failure. */
export function useImport(onTaken: (taken: Taken) => void) {
  const [failure, setFailure] = useState<ImportFailure>();
  const [busy, setBusy] = useState(false);
  const runningRef = useRef<AbortController>(undefined);
  useEffect(() => () => runningRef.current?.abort(), []);

  const read = async (text: string) => {
    runningRef.current?.abort();
    const controller = new AbortController();
    runningRef.current = controller;
    setFailure(undefined);
    let result: ReadBorder;
    if (text.length <= atOnce) result = readGeoJson(text);
    else {
      setBusy(true);
      try {
        result = await runInWorker({ kind: 'read', text }, controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.warn('The import is read without a worker.', error);
        result = readGeoJson(text);
      } finally {
        if (runningRef.current === controller) setBusy(false);
      }
    }
    if (controller.signal.aborted) return;
    if ('refusal' in result) setFailure({ kind: 'refused', refusal: result.refusal });
    else onTaken(result);
  };
  return {
    failure,
    busy,
    read,
    /** Returns the file's text; undefined when it cannot be read, which sets `failure`. */
    open: async (file: File): Promise<string | undefined> => {
      setFailure(undefined);
      if (file.size > largestFile) {
        setFailure({ kind: 'tooLarge', name: file.name, size: file.size });
        return undefined;
      }
      try {
        return await file.text();
      } catch {
        setFailure({ kind: 'unreadable', name: file.name });
        return undefined;
      }
    },
    forget: () => setFailure(undefined),
  };
}
