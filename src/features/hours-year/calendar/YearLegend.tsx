import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { countsOf, dayStates, type YearDay } from '../model/yearDays.ts';
import { dayLook } from './yearLook.ts';

interface YearLegendProps {
  /** The days that are counted; without them the legend has no counts. */
  readonly days?: readonly YearDay[] | undefined;
}

const List = chakra('ul', {
  base: {
    ...dayLook,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    listStyle: 'none',
    mb: '4',
    textStyle: 'sm',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& i': { display: 'inline-block', width: '6', height: '5', borderRadius: '4px', flexShrink: 0 },
    '& i[data-plain]': { position: 'relative', boxShadow: 'inset 0 0 0 1px {colors.border}' },
    '& i[data-now]': { boxShadow: 'inset 0 0 0 2px {colors.brand.solid}' },
    '& b': { fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

/** What the looks of days mean, with the number of days of each state. */
export function YearLegend({ days }: YearLegendProps) {
  const { t } = useTranslation('hoursYear');
  const counts = days && countsOf(days);
  return (
    <List aria-label={t('calendar.legend')}>
      {dayStates.map((state) => (
        <li key={state}>
          <i data-state={state} aria-hidden />
          <span>{t(`state.${state}`)}</span>
          {counts && <b>{t('calendar.days', { count: counts[state] })}</b>}
        </li>
      ))}
      <li>
        <i data-plain="" data-holiday="" aria-hidden />
        <span>{t('mark.holiday')}</span>
      </li>
      <li>
        <i data-plain="" data-awaiting="" aria-hidden />
        <span>{t('mark.awaiting')}</span>
      </li>
      <li>
        <i data-plain="" aria-hidden>
          <em data-sign="">!</em>
        </i>
        <span>{t('mark.shared')}</span>
      </li>
      <li>
        <i data-plain="" data-now="" aria-hidden />
        <span>{t('mark.today')}</span>
      </li>
    </List>
  );
}
