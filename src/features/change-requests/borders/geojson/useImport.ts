import { useEffect, useRef, useState } from 'react';
import { askWorker } from '../checks/askWorker.ts';
import { type ReadBorder, type Refusal, readGeoJson } from './readGeoJson.ts';

/** Letters up to which a text is read at once. */
const atOnce = 100_000;
/** Bytes of the largest file that is opened: four times a hundred thousand vertices. */
export const largestFile = 20_000_000;

export type ImportFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly size: number };

type Taken = Exclude<ReadBorder, { refusal: Refusal }>;

/** Reads borders from texts and files, large ones in a worker; tells what was wrong with the last one. */
export function useImport(onTaken: (taken: Taken) => void) {
  const [failure, setFailure] = useState<ImportFailure>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (text: string) => {
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    setFailure(undefined);
    let result: ReadBorder;
    if (text.length <= atOnce) result = readGeoJson(text);
    else {
      setBusy(true);
      try {
        result = await askWorker({ kind: 'read', text }, leaving.signal);
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn('The import is read without a worker.', error);
        result = readGeoJson(text);
      } finally {
        if (running.current === leaving) setBusy(false);
      }
    }
    if (leaving.signal.aborted) return;
    if ('refusal' in result) setFailure({ kind: 'refused', refusal: result.refusal });
    else onTaken(result);
  };
  return {
    failure,
    busy,
    read,
    /** Gives the file's text; undefined, with the failure told, when it cannot. */
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
