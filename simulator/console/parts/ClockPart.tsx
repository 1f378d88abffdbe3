import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTo, dayOf, firstOfMonth, isDay } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { moveClock } from '../controlCalls.ts';
import { PartHeader } from '../PartHeader.tsx';
import { atDay } from './atDay.ts';
import '../texts.ts';
import { useControl, useWorldState } from '../useControl.ts';

const secondsTo = (now: Date, target: Date) => Math.round((target.getTime() - now.getTime()) / 1000);

/** The next first of a month. */
export const nextFirst = (now: Date): string => firstOfMonth(addTo(firstOfMonth(dayOf(now)), { months: 1 }));

/** Moves of the clock: by a time, to a day, and whether it stands. */
export function useClock() {
  const state = useWorldState().data;
  const { send, busy } = useControl(moveClock);
  const now = state && new Date(state.now);
  return {
    now,
    stands: state?.stands ?? false,
    busy,
    /** Moves by days of the calendar, which have 23 to 25 hours. */
    advance: (days: number) => {
      if (now) send({ advance_seconds: secondsTo(now, atDay(now, addTo(dayOf(now), { days }))) });
    },
    /** Moves to a day, at the same time of day; a clock that runs goes on from there. */
    moveTo: (day: string) => {
      if (!now) return;
      const target = atDay(now, day);
      send(state.stands ? { now: target.toISOString() } : { advance_seconds: secondsTo(now, target) });
    },
    /** Lets the clock run in real time, or stops it where it stands. */
    setStands: (stands: boolean) => send({ now: stands && now ? now.toISOString() : null }),
  };
}

/** Where the clock stands, and how it is moved. */
export function ClockPart() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { now, stands, advance, moveTo, setStands } = useClock();
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const today = now ? dayOf(now) : '';
  const go = () => {
    const isRight = isDay(day) && day >= '2018-01-01' && day <= '2100-12-31';
    setIsWrong(!isRight);
    if (isRight) moveTo(day);
  };
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.clock')} description={t('clockText')} />
      <Section title={t('clockNow')}>
        <Flex direction="column" gap="4">
          <Flex align="baseline" gap="3" wrap="wrap">
            <Text textStyle="title" fontVariantNumeric="tabular-nums" aria-live="polite">
              {now ? formats.minute(now) : '–'}
            </Text>
            <Text color="fg.muted">{now && formats.weekday(today)}</Text>
            <StatusTag tone={stands ? 'neutral' : 'success'} label={t(stands ? 'stands' : 'runs')} />
          </Flex>
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => advance(1)}>{t('plusDay')}</Button>
            <Button onClick={() => advance(7)}>{t('plusWeek')}</Button>
            <Button onClick={() => now && moveTo(nextFirst(now))}>
              {t('toFirst', { day: now ? formats.day(nextFirst(now)) : '' })}
            </Button>
            <Button onClick={() => advance(-1)}>{t('minusDay')}</Button>
            <Button
              icon={stands ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
              onClick={() => setStands(!stands)}
            >
              {t(stands ? 'run' : 'stop')}
            </Button>
          </Flex>
        </Flex>
      </Section>
      <Section title={t('toDate')} description={t('toDateText')}>
        <Flex
          as="form"
          gap="2"
          wrap="wrap"
          align="flex-start"
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <Box flex="1 1 10rem" maxWidth="14rem">
            <DateField
              label={t('date')}
              value={day}
              onChange={setDay}
              today={today}
              min="2018-01-01"
              max="2100-12-31"
              error={isWrong ? t('dateWrong') : undefined}
            />
          </Box>
          <Box pt="fieldLabel">
            <Button type="submit" variant="solid">
              {t('move')}
            </Button>
          </Box>
        </Flex>
      </Section>
    </Flex>
  );
}
