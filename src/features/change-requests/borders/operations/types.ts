import type { Polygons } from '../editor/edits.ts';
import type { BorderOperations } from './useBorderOperations.ts';

/** What the form of each operation is given. */
export interface OperationFormProps {
  readonly polygons: Polygons;
  /** The index of the polygon that is edited, which is chosen at first. */
  readonly edited: number | undefined;
  readonly operations: BorderOperations;
  readonly onClose: () => void;
}
