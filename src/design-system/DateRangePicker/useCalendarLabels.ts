import type { DatePicker } from '@chakra-ui/react/date-picker';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';

/** Returns the accessible names of a calendar's parts. */
export function useCalendarLabels(today: string): NonNullable<DatePicker.RootProps['translations']> {
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  return {
    content: t('calendar'),
    prevTrigger: (view) => t(view === 'day' ? 'previous' : view === 'month' ? 'previousYear' : 'previousYears'),
    nextTrigger: (view) => t(view === 'day' ? 'next' : view === 'month' ? 'nextYear' : 'nextYears'),
    viewTrigger: (view) => t(view === 'day' ? 'toMonths' : 'toYears', { shown: '' }).trim(),
    dayCell: (cell) => {
      const day = cell.value.toString().slice(0, 10);
      return [
        `${formats.weekday(day)}, ${formats.dayLong(day)}`,
        day === today && t('today'),
        cell.firstInRange && t('cellBegin'),
        cell.lastInRange && t('cellEnd'),
        cell.inRange && !cell.firstInRange && !cell.lastInRange && t('cellInside'),
        !cell.selectable && t('cellOutside'),
      ]
        .filter(Boolean)
        .join(', ');
    },
  };
}
