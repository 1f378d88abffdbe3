/** What is known when a screenshot differs from the kept image, or there is none. */
export interface DifferentImage {
  readonly isKept: boolean;
  readonly isUpdate: boolean;
  /** Whether this browser made the kept images. */
  readonly isSameBrowser: boolean;
  /** Whether another browser made them, and differences do not fail. */
  readonly mayDiffer: boolean;
  readonly isCi: boolean;
}

/** Whether the screenshot becomes the kept image, is only listed, or fails the story. */
export function outcomeOf({ isKept, isUpdate, isSameBrowser, mayDiffer, isCi }: DifferentImage) {
  if (isUpdate) return 'write';
  if (!isKept && isCi) return 'fail';
  if (!isKept && isSameBrowser) return 'write';
  return mayDiffer ? 'list' : 'fail';
}
