/** The colour of a difference: `rise` is green, `fall` is red. */
export type DifferenceTone = 'rise' | 'fall';

/**
 * Returns the colour of a difference (behaviour 4.6): green above zero, red otherwise; the other way round for a figure
 * of which fewer are better, such as the invalid quantity.
 */
export const differenceTone = (difference: number, fewerIsBetter = false): DifferenceTone =>
  (fewerIsBetter ? difference < 0 : difference > 0) ? 'rise' : 'fall';
