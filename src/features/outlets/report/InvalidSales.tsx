import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslation } from 'react-i18next';
import type { IntervalReport } from '#api/contract/reports.ts';
import type { Day } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { useGoTo } from '#features/url-state/index.ts';
import { hasTransactions, type TransactionsOfDay } from './further.ts';

interface InvalidSalesProps {
  /** The outlet's figures by day. */
  readonly intervals: IntervalReport;
  readonly today: Day;
  /** The address of the transactions of a day. */
  readonly addressOf: (of: TransactionsOfDay) => string;
}

/** The days with sales that are not valid, and whose transactions can still be seen; the newest first. */
export const invalidDays = ({ daily }: Pick<IntervalReport, 'daily'>, today: Day) =>
  daily
    .map(({ date, totalCount, validCount }) => ({ day: date, count: totalCount - validCount }))
    .filter(({ day, count }) => count > 0 && hasTransactions(day, today))
    .sort((a, b) => (a.day < b.day ? 1 : -1));

/** The way from the invalid quantity to its transactions, a day each: the list shows one day at a time (behaviour 5.32). */
export function InvalidSales({ intervals, today, addressOf }: InvalidSalesProps) {
  const { t } = useTranslation('lists');
  const formats = useFormats();
  const goTo = useGoTo();
  const days = invalidDays(intervals, today);
  if (days.length === 0) return null;
  return (
    <MenuButton
      label={t('day.notValid')}
      icon={<ListFilter size={14} aria-hidden />}
      iconOnly
      size="xs"
      variant="ghost"
      align="start"
      items={days.map(({ day, count }) => ({
        id: day,
        label: formats.dayLong(day),
        badge: formats.count(count),
        onSelect: () => goTo(addressOf({ day, validity: 'invalid' })),
      }))}
    />
  );
}
