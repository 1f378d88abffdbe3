/** What is known when a screenshot differs from the baseline image, or there is none. */
export interface DifferentImage {
  readonly hasBaseline: boolean;
  readonly isUpdate: boolean;
  /** Whether this browser made the baseline images. */
  readonly isSameBrowser: boolean;
  /** Whether another browser made them, and differences do not fail. */
  readonly mayDiffer: boolean;
  readonly isCi: boolean;
}

/** Whether the screenshot becomes the baseline image, is only listed, or fails the story. */
export function outcomeOf({ hasBaseline, isUpdate, isSameBrowser, mayDiffer, isCi }: DifferentImage) {
  if (isUpdate) return 'write';
  if (!hasBaseline && isCi) return 'fail';
  if (!hasBaseline && isSameBrowser) return 'write';
  return mayDiffer ? 'list' : 'fail';
}
