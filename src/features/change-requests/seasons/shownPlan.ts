import type { TFunction } from 'i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { lengthOf } from '#api/days.ts';
import type { PeriodDays } from '#api/periodRules.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import { itemKey } from '../hours/model.ts';
import type { ItemCells, PreparedItem, ShownOverlap } from '../many/types.ts';
import type { CopiedItem, CopyPlan, PeriodItem } from './plan.ts';
import { common } from './ranges.ts';
import { weekText } from './weekText.ts';

interface ShownBy {
  readonly t: TFunction<['seasons', 'hours']>;
  readonly formats: Formats;
  /** The page that edits a period of a place; undefined where the user may open none. */
  readonly linkTo: (placeId: number, period: WorkingPeriod) => string | undefined;
}

const kindOf = ({ id, requestId, requestAction }: WorkingPeriod): ShownOverlap['kind'] => {
  if (id === null) return 'create';
  if (requestId === null) return 'approved';
  return requestAction === 'delete' ? 'delete' : 'update';
};

const count = ({ validFrom, validTo }: PeriodDays) => lengthOf({ begin: validFrom, end: validTo });

/** The items of a plan as the list shows them: what they share days with, and where their length is another. */
export function shownPlan(plan: CopyPlan, { t, formats, linkTo }: ShownBy): PreparedItem<PeriodItem>[] {
  const rangeOf = ({ validFrom, validTo }: PeriodDays) => formats.dayRange(validFrom, validTo);
  const overlapsOf = ({ item, source, shared, sharedInList }: CopiedItem): ShownOverlap[] => {
    const days = (other: PeriodDays) => {
      const both = common(item.body, other);
      return both && rangeOf(both);
    };
    return [
      ...shared.map(({ other }) => ({
        key: itemKey(other),
        name: `${item.place}, ${rangeOf(other)}`,
        to: linkTo(item.placeId, other),
        kind: other === source && kindOf(other) === 'approved' ? ('source' as const) : kindOf(other),
        shared: days(other),
      })),
      ...sharedInList.map(({ body, place }, at) => ({
        key: `list ${at}`,
        name: `${place}, ${rangeOf(body)}`,
        kind: 'list' as const,
        shared: days(body),
      })),
    ];
  };
  const notesOf = ({ item, source }: CopiedItem): string[] => {
    const [before, after] = [count(source), count(item.body)];
    return before === after ? [] : [t('length', { count: after, before: formats.count(before) })];
  };
  return plan.items.map((copied) => ({
    key: copied.key,
    item: copied.item,
    verdict: copied.verdict,
    overlaps: overlapsOf(copied),
    notes: notesOf(copied),
  }));
}

/** The columns of an item: its zone, its days, its description and hours. */
export const itemCells = ({ place, body }: PeriodItem, { t, formats }: Omit<ShownBy, 'linkTo'>): ItemCells => ({
  place,
  days: formats.dayRange(body.validFrom, body.validTo),
  detail: [body.description, weekText(body.workingDays, formats.weekdayShort, t('hours:period.noCharge'))]
    .filter(Boolean)
    .join(' · '),
});
