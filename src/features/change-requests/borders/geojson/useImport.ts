import { useEffect, useRef, useState } from 'react';
import { runInWorker } from '../checks/runInWorker.ts';
import type { Polygons } from '../editor/edits.ts';
import { verticesOf } from '../geometry/measure.ts';
import { admit, type ImportProblem, type ReadBorder, readGeoJson } from './readGeoJson.ts';

/** The most characters of a text, and vertices of polygons, that are read at once. */
const atOnce = { characters: 10_000, vertices: 150 };
/** The most bytes of a file that is opened: four times those of a hundred thousand vertices. */
export const largestFile = 20_000_000;

export type ImportFailure =
  | { readonly kind: 'refused'; readonly problem: ImportProblem }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly size: number };

export type TakenBorder = Exclude<ReadBorder, { problem: ImportProblem }>;

interface ImportOptions {
  readonly onTaken: (taken: TakenBorder) => void;
  /** Receives each problem; undefined when the one before no longer holds. */
  readonly onRefused: (problem: ImportProblem | undefined) => void;
}

/**
 * Admits borders from outside by one rule: texts, files, and polygons that a search found. Large ones are read in a worker.
 * Returns the last one's failure.
 */
export function useImport({ onTaken, onRefused }: ImportOptions) {
  const [failure, setFailure] = useState<ImportFailure>();
  const [busy, setBusy] = useState(false);
  const runningRef = useRef<AbortController>(undefined);
  useEffect(() => () => runningRef.current?.abort(), []);

  const forget = () => {
    setFailure(undefined);
    onRefused(undefined);
  };
  const decide = async (
    isSmall: boolean,
    here: () => ReadBorder,
    inWorker: (signal: AbortSignal) => Promise<ReadBorder>,
  ) => {
    runningRef.current?.abort();
    const controller = new AbortController();
    runningRef.current = controller;
    forget();
    let result: ReadBorder;
    if (isSmall) result = here();
    else {
      setBusy(true);
      try {
        result = await inWorker(controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.warn('The import is read without a worker.', error);
        result = here();
      } finally {
        if (runningRef.current === controller) setBusy(false);
      }
    }
    if (controller.signal.aborted) return;
    if ('problem' in result) {
      setFailure({ kind: 'refused', problem: result.problem });
      onRefused(result.problem);
    } else onTaken(result);
  };
  return {
    failure,
    busy,
    read: (text: string) =>
      decide(
        text.length <= atOnce.characters,
        () => readGeoJson(text),
        (signal) => runInWorker({ kind: 'read', text }, signal),
      ),
    admit: (polygons: Polygons) =>
      decide(
        verticesOf(polygons) <= atOnce.vertices,
        () => admit(polygons),
        (signal) => runInWorker({ kind: 'admit', polygons }, signal),
      ),
    /** Returns the file's text; undefined when it cannot be read, which sets `failure`. */
    open: async (file: File): Promise<string | undefined> => {
      forget();
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
    forget,
  };
}
