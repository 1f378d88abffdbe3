/**
 * The places of values, the highest first: equal ones share a place, and the next place is left out (1, 2, 2, 4).
 * Values are quantities, or amounts in EUR, and are compared to the cent.
 *
 * @param values - null for what has sold nothing, which has no place
 */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const cents = values.map((value) => (value === null ? null : Math.round(value * 100)));
  const places = new Map<number, number>();
  const sorted = cents.filter((value) => value !== null).sort((a, b) => b - a);
  for (const [at, value] of sorted.entries()) if (!places.has(value)) places.set(value, at + 1);
  return cents.map((value) => (value === null ? null : (places.get(value) ?? null)));
}
