/** Adds counts, or amounts in EUR, in whole cents: free of the errors of binary fractions. */
export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((cents, value) => cents + Math.round((value ?? 0) * 100), 0) / 100;
