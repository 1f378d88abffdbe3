import { useEffect, useRef, useState } from 'react';
import { runInWorker } from '../checks/runInWorker.ts';
import type { Polygons } from '../editor/edits.ts';
import { decodeText } from '../files/decodeText.ts';
import { type Imported, importSource } from '../files/importSource.ts';
import { isBinary } from '../files/readSource.ts';
import type { FileNote, Layer, Source } from '../files/types.ts';
import { verticesOf } from '../geometry/measure.ts';
import { admit, type ImportProblem, type ReadBorder } from './readGeoJson.ts';

/** The most characters of a text, and vertices of polygons, that are read at once. */
const atOnce = { characters: 10_000, vertices: 150 };
/** The most bytes of a file that is opened: four times those of a hundred thousand vertices. */
export const largestFile = 20_000_000;

export type ImportFailure =
  | { readonly kind: 'refused'; readonly problem: ImportProblem }
  | { readonly kind: 'unreadable'; readonly name: string }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly size: number };

export type TakenBorder = Exclude<ReadBorder, { problem: ImportProblem }>;

/** What is said of polygons that were chosen from a file, besides how many they are. */
export interface Beside {
  readonly leftOut: number;
  readonly empty: number;
  readonly notes: readonly FileNote[];
}

interface ImportOptions {
  readonly onTaken: (taken: TakenBorder) => void;
  /** Receives each problem; undefined when the one before no longer holds. */
  readonly onRefused: (problem: ImportProblem | undefined) => void;
  /** Receives the layers of a file that leaves something to choose; only files do. */
  readonly onChoice?: (layers: readonly Layer[]) => void;
}

/**
 * Admits borders from outside by one rule: texts, files, and polygons that a search found or the user chose. Large ones are
 * read in a worker. Returns the last one's failure.
 */
export function useImport({ onTaken, onRefused, onChoice }: ImportOptions) {
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
    here: () => Imported | Promise<Imported>,
    inWorker: (signal: AbortSignal) => Promise<Imported>,
    beside?: Beside,
  ) => {
    runningRef.current?.abort();
    const controller = new AbortController();
    runningRef.current = controller;
    forget();
    let result: Imported;
    if (isSmall) result = await here();
    else {
      setBusy(true);
      try {
        result = await inWorker(controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.warn('The import is read without a worker.', error);
        result = await here();
      } finally {
        if (runningRef.current === controller) setBusy(false);
      }
    }
    if (controller.signal.aborted) return;
    if ('problem' in result) {
      setFailure({ kind: 'refused', problem: result.problem });
      onRefused(result.problem);
    } else if ('choice' in result) onChoice?.(result.choice);
    else onTaken({ ...result, ...beside });
  };
  return {
    failure,
    busy,
    /** Reads a text or a file. A file that leaves something to choose goes to `onChoice`. */
    read: (source: Source) =>
      decide(
        source.kind === 'text' && source.text.length <= atOnce.characters,
        () => importSource(source),
        (signal) => runInWorker({ kind: 'read', source }, signal),
      ),
    /** @param beside - what is said of the file that the polygons were chosen from. */
    admit: (polygons: Polygons, beside?: Beside) =>
      decide(
        verticesOf(polygons) <= atOnce.vertices,
        () => admit(polygons),
        (signal) => runInWorker({ kind: 'admit', polygons }, signal),
        beside,
      ),
    /** Returns what the file holds, as a text where it is one; undefined when it cannot be read, which sets `failure`. */
    open: async (file: File): Promise<Source | undefined> => {
      forget();
      if (file.size > largestFile) {
        setFailure({ kind: 'tooLarge', name: file.name, size: file.size });
        return undefined;
      }
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return isBinary(bytes) ? { kind: 'bytes', bytes } : { kind: 'text', text: decodeText(bytes) };
      } catch {
        setFailure({ kind: 'unreadable', name: file.name });
        return undefined;
      }
    },
    forget,
  };
}
