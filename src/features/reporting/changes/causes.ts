import type { TFunction } from 'i18next';
import type { Contribution } from '#api/changes.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { Why } from './why.ts';

/** A cause as the list shows it. */
interface Cause {
  readonly id: 'days' | 'quantity' | 'price' | 'total';
  readonly name: string;
  /** What the two periods had of it. */
  readonly detail?: string;
  readonly contribution: Contribution;
}

/** The causes of a difference with their names, and the difference itself. */
export function causesIn(
  { causes, days, total, division, ranking }: Why,
  t: TFunction<'changes'>,
  reporting: TFunction<'reporting'>,
  formats: Formats,
): readonly Cause[] {
  const against = (now: number, before: number) =>
    t('causes.against', { now: formats.count(now), before: formats.count(before) });
  return [
    {
      id: 'days',
      name: t('causes.days'),
      detail: against(days.primary, days.compare),
      contribution: causes.days,
    },
    {
      id: 'quantity',
      name: reporting('columns.count'),
      detail: against(total.primary.validCount, total.compare.validCount),
      contribution: causes.quantity,
    },
    {
      id: 'price',
      name: t(division === undefined ? 'causes.averagePrice' : 'causes.price'),
      contribution: causes.price,
    },
    { id: 'total', name: reporting('columns.total'), contribution: ranking.total },
  ];
}
