import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { WorkingDay } from '#api/contract/workingHours.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { dayOfWeekday } from './model.ts';

interface WeekHoursProps {
  readonly days: readonly WorkingDay[];
  /** The current weekday, where the period is in force; it is highlighted. */
  readonly today: number | undefined;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'table',
    '& > div': { display: 'contents' },
    '& dt': { textTransform: 'capitalize' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-free] dd': { color: 'fg.muted' },
    '& [data-today] > *': { fontWeight: 'bold', color: 'fg' },
  },
});

/** The hours of each weekday, or that nothing is charged. */
export function WeekHours({ days, today }: WeekHoursProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  return (
    <List>
      {days.map(({ weekday, noCharge, timeFrom, timeTo }) => (
        <div key={weekday} data-today={weekday === today ? '' : undefined} data-free={noCharge ? '' : undefined}>
          <dt>
            <span>{formats.weekday(dayOfWeekday(weekday))}</span>
            {weekday === today && <Span srOnly>{` (${t('period.today')})`}</Span>}
          </dt>
          <dd>{noCharge ? t('period.noCharge') : `${timeFrom} – ${timeTo}`}</dd>
        </div>
      ))}
    </List>
  );
}
