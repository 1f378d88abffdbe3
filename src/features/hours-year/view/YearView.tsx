import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day, DayRange } from '#api/days.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { YearCalendar } from '../calendar/YearCalendar.tsx';
import { findingsOf } from '../model/findings.ts';
import type { YearItem } from '../model/items.ts';
import { yearDays } from '../model/yearDays.ts';
import { DayPopover } from './DayPopover.tsx';
import { FindingsList } from './FindingsList.tsx';
import type { ItemPlace } from './ItemLine.tsx';
import { useYear } from './useYear.ts';
import { YearNav } from './YearNav.tsx';

export interface YearViewProps {
  /** The zone or the garage. */
  readonly name: string;
  readonly items: readonly YearItem[];
  readonly placeOf: (item: YearItem) => ItemPlace;
  /** Begins a closing rule with these days; undefined for a user who may not. */
  readonly onNewRule?: ((days: DayRange) => void) | undefined;
  /** What could not be loaded. */
  readonly notice?: ReactNode;
  readonly refreshing?: boolean;
}

/** On narrow screens, where the lists are below twelve months: how long they are, and a way there. */
const Summary = chakra('div', {
  base: {
    display: { base: 'block', lg: 'none' },
    mb: '3',
    '& button': {
      minHeight: '6',
      textStyle: 'sm',
      textAlign: 'start',
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'button',
    },
  },
});

/** The year of a zone or a garage: its calendar, and what is missing or overlaps (behaviour 12.40 to 12.44). */
export function YearView({ name, items, placeOf, onNewRule, notice, refreshing }: YearViewProps) {
  const { t } = useTranslation('hoursYear');
  const { today, year, setYear } = useYear();
  const id = useId();
  const [prefix, listId] = [`${id}day-`, `${id}list`];
  const [pressed, setPressed] = useState<Day>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [shown, setShown] = useState<DayRange>();
  const findings = useMemo(() => findingsOf(year, items), [year, items]);
  const day = useMemo(
    () => (pressed === undefined ? undefined : yearDays(year, items).find((each) => each.day === pressed)),
    [pressed, year, items],
  );
  const newRule = (days: DayRange) => {
    close();
    onNewRule?.(days);
  };
  return (
    <Section
      title={t('title', { year })}
      refreshing={refreshing ?? false}
      actions={<YearNav year={year} today={today} onYear={setYear} />}
      aside={
        <FindingsList
          id={listId}
          findings={findings}
          placeOf={placeOf}
          onShow={(days) => {
            setShown(days);
            document.getElementById(prefix + days.begin)?.scrollIntoView({ block: 'center' });
          }}
        />
      }
    >
      {notice}
      <Summary>
        <button type="button" onClick={() => document.getElementById(listId)?.scrollIntoView({ block: 'start' })}>
          {t('findings.summary', {
            gaps: t('findings.gapsCount', { count: findings.gaps.length }),
            overlaps: t('findings.overlapsCount', { count: findings.overlaps.length }),
          })}
        </button>
      </Summary>
      <YearCalendar
        year={year}
        items={items}
        today={today}
        label={`${name}, ${t('title', { year })}`}
        idPrefix={prefix}
        shown={shown}
        onPressDay={(next) => {
          setPressed(next);
          setOpen(true);
        }}
        onSelectRange={onNewRule && newRule}
        onYear={setYear}
      />
      {day && (
        <DayPopover
          key={day.day}
          day={day}
          cellId={prefix + day.day}
          open={isOpen}
          placeOf={(item) => {
            const place = placeOf(item);
            const { onEdit } = place;
            return onEdit
              ? {
                  ...place,
                  onEdit: () => {
                    close();
                    onEdit();
                  },
                }
              : place;
          }}
          onNewRule={onNewRule && (() => newRule({ begin: day.day, end: day.day }))}
          onClose={close}
        />
      )}
    </Section>
  );
}
