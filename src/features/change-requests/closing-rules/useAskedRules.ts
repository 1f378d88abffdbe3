import { useDeferredValue, useMemo } from 'react';
import { type AskedRule, askedRules, type RulePlace } from './asked.ts';
import { type PlacesRules, type RulesSource, usePlacesRules } from './usePlacesRules.ts';
import type { RangeValues, RulesValues } from './values.ts';

/** The requests that the values of the form stand for. */
interface Asked {
  readonly asked: readonly AskedRule[];
  readonly rules: PlacesRules;
  /** How many places are chosen. */
  readonly placeCount: number;
  /** Which requests are ticked. */
  readonly choice: Pick<RulesValues, 'left' | 'wanted'>;
  /** The same for values that are sent: the list may be behind what was typed last. */
  readonly askedFor: (values: RulesValues) => readonly AskedRule[];
}

const placesIn = (places: readonly RulePlace[], zoneIds: readonly number[] | undefined) =>
  zoneIds ? places.filter(({ id }) => zoneIds.includes(id)) : places;

/**
 * Returns what the form asks for, with the rules of the chosen places. With hundreds of requests the list follows what is
 * typed, which does not wait for it, and stays the same while days, reasons and places do.
 */
export function useAskedRules(
  values: RulesValues,
  places: readonly RulePlace[],
  withZones: boolean,
  rulesOf: (placeId: number) => RulesSource,
): Asked {
  const shown = useDeferredValue(values);
  const zonesText = withZones ? JSON.stringify(shown.zoneIds) : undefined;
  const rangesText = JSON.stringify(shown.ranges);
  const chosen = useMemo(
    () => placesIn(places, zonesText === undefined ? undefined : (JSON.parse(zonesText) as readonly number[])),
    [places, zonesText],
  );
  const rules = usePlacesRules(
    useMemo(() => chosen.map(({ id }) => id), [chosen]),
    rulesOf,
  );
  const { at } = rules;
  const asked = useMemo(
    () => askedRules(chosen, JSON.parse(rangesText) as readonly RangeValues[], at),
    [chosen, rangesText, at],
  );
  return {
    asked,
    rules,
    placeCount: chosen.length,
    choice: shown,
    askedFor: ({ zoneIds, ranges }) => askedRules(placesIn(places, withZones ? zoneIds : undefined), ranges, at),
  };
}
