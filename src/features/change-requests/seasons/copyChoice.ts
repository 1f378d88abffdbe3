import { addTo, type Day, firstOfYear, isDay } from '#api/days.ts';
import { type copyParams, countOf, zonesOf } from './copyParams.ts';
import { type PeriodPlace, periodsWithin, planCopies } from './plan.ts';
import type { Move } from './shift.ts';

/** Why there is nothing to send yet. */
export type CopyReason = 'season' | 'count' | 'zones' | 'ownZones' | 'nothing' | 'leap' | 'same';

const calendarYear = (day: Day) => ({ validFrom: firstOfYear(day), validTo: `${day.slice(0, 4)}-12-31` });

/**
 * The last year with periods, this one or the next: what comes after it is to be asked for. Where every period is longer
 * than a year, it is as long as those of this year.
 */
function yearOf(places: readonly PeriodPlace[], today: Day) {
  const periods = places.flatMap((place) => place.periods);
  const year = calendarYear(today);
  const next = calendarYear(addTo(today, { years: 1 }));
  if (periodsWithin(periods, next).within.length > 0) return next;
  const { within, beyond } = periodsWithin(periods, year);
  if (within.length > 0 || beyond.length === 0) return year;
  const [validFrom = year.validFrom] = beyond.map((period) => period.validFrom).sort();
  return {
    validFrom,
    validTo:
      beyond
        .map((period) => period.validTo)
        .sort()
        .at(-1) ?? year.validTo,
  };
}

/** Undefined while the number is none. */
function moveOf(kind: Move['kind'], count: number | undefined): Move | undefined {
  if (kind === 'same') return { kind };
  if (count === undefined) return undefined;
  return kind === 'year' ? { kind, years: count } : { kind, weeks: count };
}

/** What the URL says about the places: which periods are copied where to, and what follows. */
export function copyChoice(
  places: readonly PeriodPlace[],
  state: typeof copyParams.defaults,
  { today, withZones }: { readonly today: Day; readonly withZones: boolean },
) {
  const source = withZones ? places.find(({ id }) => String(id) === state.zone) : places[0];
  const year = yearOf(source ? [source] : places, today);
  const season = {
    validFrom: isDay(state.from) ? state.from : year.validFrom,
    validTo: isDay(state.to) ? state.to : year.validTo,
  };
  // Without a zone that is copied, the same dates would be the zones' own.
  const kind = state.move === 'same' && !(withZones && source) ? 'year' : state.move;
  const count = kind === 'same' ? undefined : countOf(state.count, kind);
  const move = moveOf(kind, count);
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
  const plan = planCopies(isWhole ? copies : [], move ?? { kind: 'same' }, state.leap);
  return { season, source, kind, count, chosen, found, plan, reason: reasonOf() };

  function reasonOf(): CopyReason | undefined {
    if (season.validFrom > season.validTo) return 'season';
    if (move === undefined) return 'count';
    if (targets.length === 0) return source ? 'zones' : 'ownZones';
    if (found.every(({ within }) => within.length === 0)) return 'nothing';
    if (plan.questions.length > 0 && !state.leap) return 'leap';
    return plan.items.length === 0 ? 'same' : undefined;
  }
}
