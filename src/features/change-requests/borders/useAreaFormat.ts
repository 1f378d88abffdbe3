import { useMemo } from 'react';
import { useFormats } from '#design-system/language/formats.ts';

/** Returns a formatter of areas in square metres: m² up to a hectare, then ha, and km² from a square kilometre up. */
export function useAreaFormat(): (squareMetres: number) => string {
  const { count, amount } = useFormats();
  return useMemo(
    () => (squareMetres) => {
      if (squareMetres < 10_000) return `${count(squareMetres)} m²`;
      if (squareMetres < 1_000_000) return `${amount(squareMetres / 10_000)} ha`;
      return `${amount(squareMetres / 1_000_000)} km²`;
    },
    [count, amount],
  );
}
