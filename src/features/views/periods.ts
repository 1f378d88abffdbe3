import { addTo, type Day, type DayRange, firstOfMonth } from '#api/days.ts';
import {
  type CompareKind,
  comparePresets,
  kindOfComparison,
  type RangePreset,
  type ReadyKind,
  rangePresets,
  sameRange,
} from '#api/periods.ts';

/*
 * The periods that stay relative in a view, by their keys: "last month against the previous period" is the month before
 * the day on which the view is opened. This is the one place that knows them; a preset of the filters is one by itself.
 */

/** The relative period of a view: the keys of a preset, and of the kind of comparison. */
export interface RelativePeriod {
  readonly range: string;
  /** Without it the compare period has the dates of the address, or there is none. */
  readonly compare?: string;
}

/** The period and the compare period of an address. */
export interface AddressPeriod {
  readonly range: DayRange;
  readonly compare: DayRange | null;
  /** The kind of the comparison, where the address names it. */
  readonly kind?: CompareKind | undefined;
}

const ownIds = ['monthToYesterday'] as const;

/** A preset that the filters' picker does not offer, and whose text is the views' own. */
type OwnPreset = (typeof ownIds)[number];

/** The key of a relative period. */
export type PresetId = OwnPreset | RangePreset;

export const isOwnPreset = (id: PresetId): id is OwnPreset => ownIds.some((own) => own === id);

function ownRange(today: Day): DayRange {
  const yesterday = addTo(today, { days: -1 });
  return { begin: firstOfMonth(yesterday), end: yesterday };
}

/** Every preset with its range on a day, those of the filters first. */
function presetsOn(today: Day): { readonly id: PresetId; readonly range: DayRange }[] {
  return [...rangePresets(today), ...ownIds.map((id) => ({ id, range: ownRange(today) }))];
}

/** The presets that a range equals on a day: it is relative by one of these, or has fixed dates. */
export const presetsOf = (range: DayRange, today: Day): PresetId[] =>
  presetsOn(today)
    .filter((preset) => sameRange(preset.range, range))
    .map(({ id }) => id);

/** The preset of a key; undefined for one that this version does not know, and whose view keeps its dates. */
export const presetOf = (key: string, today: Day) => presetsOn(today).find(({ id }) => id === key);

/** The kind of a comparison, as its address says or by its dates, previous first; undefined where they are typed. */
export function compareKindOf(range: DayRange, compare: DayRange, said?: CompareKind): ReadyKind | undefined {
  const kind = kindOfComparison(range, compare, said);
  return kind === 'typed' ? undefined : kind;
}

/** The kind of a comparison by its key; undefined for one that this version does not know. */
export const compareKind = (key: string, range: DayRange) => comparePresets(range).find(({ id }) => id === key);

/** The period that a relative one is on a day; the dates of the address hold for what is not relative. */
export function periodOn({ range, compare }: RelativePeriod, today: Day, fixed: AddressPeriod): AddressPeriod {
  const preset = presetOf(range, today);
  if (!preset) return fixed;
  const kind = compare === undefined ? undefined : compareKind(compare, preset.range);
  return { range: preset.range, compare: fixed.compare && (kind?.range ?? fixed.compare) };
}
