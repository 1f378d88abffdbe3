import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import type { Day } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { yearLimits, yearOfDay } from '../model/weeks.ts';

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    '& output': {
      minWidth: '12',
      textAlign: 'center',
      textStyle: 'text',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface YearNavProps {
  readonly year: number;
  readonly today: Day;
  readonly onYear: (year: number) => void;
}

/** Leads to the year before and after, and back to this one. */
export function YearNav({ year, today, onYear }: YearNavProps) {
  const { t } = useTranslation('hoursYear');
  const { min, max } = yearLimits(today);
  const present = yearOfDay(today);
  return (
    <Group role="group" aria-label={t('year.choose')}>
      {year !== present && (
        <Button size="sm" variant="ghost" onClick={() => onYear(present)}>
          {t('year.now')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t('year.previous', { year: year - 1 })}
        icon={<ChevronLeft aria-hidden />}
        disabled={year <= min}
        onClick={() => onYear(year - 1)}
      />
      <output>{year}</output>
      <IconButton
        size="sm"
        label={t('year.next', { year: year + 1 })}
        icon={<ChevronRight aria-hidden />}
        disabled={year >= max}
        onClick={() => onYear(year + 1)}
      />
    </Group>
  );
}
