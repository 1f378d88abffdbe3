import type { TFunction } from 'i18next';
import { stepsOf } from '#api/changes.ts';
import type { WaterfallStep } from '#design-system/charts/waterfall.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { Why } from './why.ts';

/** The parts that have a bar of their own. */
const mostSteps = 8;

/** The points of a contribution, as they are written; undefined where there are none. */
export const pointsText = (points: number | null, t: TFunction<'changes'>, formats: Formats): string | undefined =>
  points === null ? undefined : t('points', { points: formats.signedAmount(points) });

/** The bars of the waterfall: the parts that moved the total the most, all others together, and the difference (behaviour 4.18). */
export function waterfallOf(
  { ranking }: Pick<Why, 'ranking'>,
  { t, total, formats }: { readonly t: TFunction<'changes'>; readonly total: string; readonly formats: Formats },
  addressOf?: (id: number) => string | undefined,
): WaterfallStep[] {
  const { parts, other } = stepsOf(ranking, mostSteps);
  const note = (points: number | null) => {
    const text = pointsText(points, t, formats);
    return text === undefined ? {} : { note: text };
  };
  const steps: WaterfallStep[] = parts.map(({ id, name, difference, points }) => ({
    id,
    name,
    value: difference,
    ...note(points),
    ...(addressOf?.(Number(id)) === undefined ? {} : { isFollowed: true }),
  }));
  if (other) {
    const name = other.count === 0 ? t('rest') : t('other', { count: other.count });
    steps.push({ id: 'other', name, value: other.difference, ...note(other.points) });
  }
  const { difference, points } = ranking.total;
  if (steps.length > 0) steps.push({ id: 'total', name: total, value: difference, isTotal: true, ...note(points) });
  return steps;
}
