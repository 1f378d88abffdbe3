import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { unbrokenDays } from '#design-system/language/formatsOf.ts';
import { YearCalendar, YearLegend } from '#features/hours-year/index.ts';
import { useToday } from '#features/pages/index.ts';
import type { PlaceItems } from '../contradictions.ts';
import { changedMonths, sidesOf } from '../sides.ts';

/** The months that are shown before a button adds the others, and the most that it adds. */
const fewMonths = 2;
const mostMonths = 12;
/** With more days than these a frame around them says nothing. */
const mostFramed = 20;

const Rows = chakra('section', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    p: { base: '3', md: '4' },
    display: 'grid',
    gap: '5',
    minWidth: '0',
    '& > [data-part=head]': { display: 'grid', gap: '3' },
    '& > [data-part=head] > h3': { textStyle: 'text', fontWeight: 'semibold' },
    '& ul': { mb: '0' },
    '& > [data-part=month]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(15.5rem, 100%), 20rem))',
      columnGap: '6',
      rowGap: '4',
    },
    '& [data-part=changed]': { gridColumn: '1 / -1', textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=side]': { textStyle: 'label', color: 'fg.muted', mb: '1', ps: '7' },
  },
});

interface SidesCalendarProps {
  readonly request: ChangeRequest;
  readonly items: PlaceItems;
  readonly afterLabel: string;
}

/**
 * The months that a request changes, each before, after and, where it is outdated, now, beside each other (behaviour
 * 15.54): what holds on a day follows from all periods and rules of the zone or garage.
 */
export function SidesCalendar({ request, items, afterLabel }: SidesCalendarProps) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const sides = useMemo(() => sidesOf(request, items), [request, items]);
  const months = useMemo(() => (sides ? changedMonths(sides, today) : []), [sides, today]);
  if (!sides) return null;
  if (months.length === 0) return <p>{t('calendar.same')}</p>;
  const shown = months.slice(0, isWhole ? mostMonths : fewMonths);
  const columns = [
    { id: 'before', label: t('review.before'), items: sides.before },
    ...(sides.now ? [{ id: 'now', label: t('review.now'), items: sides.now }] : []),
    { id: 'after', label: afterLabel, items: sides.after },
  ];
  const more = Math.min(months.length, mostMonths) - shown.length;
  return (
    <Rows aria-label={t('calendar.title')}>
      <div data-part="head">
        <h3>{t('calendar.title')}</h3>
        <YearLegend />
      </div>
      {shown.map(({ year, month, changed, count }) => (
        <div key={`${year}-${month}`} data-part="month">
          <p data-part="changed">
            {t('calendar.changed', { count, days: unbrokenDays(formats.dayRange(changed.begin, changed.end)) })}
          </p>
          {columns.map(({ id, label, items: ofSide }) => (
            <div key={id}>
              <p data-part="side">{label}</p>
              <YearCalendar
                year={year}
                months={[month]}
                items={ofSide}
                today={today}
                label={`${label}, ${formats.month(changed.begin)}`}
                shown={count < mostFramed ? changed : undefined}
                withLegend={false}
              />
            </div>
          ))}
        </div>
      ))}
      {more > 0 && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('calendar.more', { count: more })}
          </Button>
        </div>
      )}
      {isWhole && months.length > mostMonths && <p>{t('calendar.cut', { value: mostMonths })}</p>}
    </Rows>
  );
}
