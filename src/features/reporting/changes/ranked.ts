import { nothingSold, type Pair, type RankedPart, type Ranking } from '#api/changes.ts';
import { sumOfAmounts } from '#api/figures.ts';

/** The ranked parts, and what the total has beyond them as one more, so that every column of a table adds up. */
export function rankedWithRest({ parts, rest }: Ranking, total: Pair, name: string): readonly RankedPart[] {
  if (!rest) return parts;
  const beyond = (period: 'primary' | 'compare') => ({
    ...nothingSold,
    validAmount: sumOfAmounts([total[period].validAmount, ...parts.map((part) => -part[period].validAmount)]),
  });
  return [...parts, { id: 'rest', name, primary: beyond('primary'), compare: beyond('compare'), ...rest }];
}
