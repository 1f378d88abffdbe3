import { type Day, firstOfYear, isDay } from '#api/days.ts';
import { type copyParams, weeksOf, zonesOf } from './copyParams.ts';
import { type PeriodPlace, periodsWithin, planCopies } from './plan.ts';
import type { Move } from './shift.ts';

/** Why there is nothing to send yet. */
export type CopyReason = 'season' | 'weeks' | 'zones' | 'ownZones' | 'nothing' | 'leap' | 'same';

/** What the URL says about the places: which periods are copied where to, and what follows. */
export function copyChoice(
  places: readonly PeriodPlace[],
  state: typeof copyParams.defaults,
  { today, withZones }: { readonly today: Day; readonly withZones: boolean },
) {
  const begin = firstOfYear(today);
  const season = {
    validFrom: isDay(state.from) ? state.from : begin,
    validTo: isDay(state.to) ? state.to : `${begin.slice(0, 4)}-12-31`,
  };
  const source = withZones ? places.find(({ id }) => String(id) === state.zone) : places[0];
  const weeks = weeksOf(state.weeks);
  // Without a zone that is copied, the same dates would be the zones' own.
  const kind = state.move === 'same' && !(withZones && source) ? 'year' : state.move;
  const move: Move | undefined =
    kind !== 'weeks' ? { kind } : weeks === undefined ? undefined : { kind: 'weeks', weeks };
  const itself = source && kind !== 'same' ? [source.id] : [];
  const chosen = withZones ? (zonesOf(state.zones) ?? itself) : places.map(({ id }) => id);
  const targets = places.filter(({ id }) => chosen.includes(id));
  const found = (source ? [source] : targets).map((place) => ({ place, ...periodsWithin(place.periods, season) }));
  const isWhole = move !== undefined && season.validFrom <= season.validTo;
  const copies = found.map(({ place, within }) => ({
    source: place,
    periods: within,
    targets: source ? targets : [place],
  }));
  const plan = planCopies(isWhole ? copies : [], move ?? { kind: 'year' }, state.leap);
  return { season, source, kind, weeks, chosen, found, plan, reason: reasonOf() };

  function reasonOf(): CopyReason | undefined {
    if (season.validFrom > season.validTo) return 'season';
    if (move === undefined) return 'weeks';
    if (targets.length === 0) return source ? 'zones' : 'ownZones';
    if (found.every(({ within }) => within.length === 0)) return 'nothing';
    if (plan.questions.length > 0 && !state.leap) return 'leap';
    return plan.items.length === 0 ? 'same' : undefined;
  }
}
