import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { calendarDifference } from './calendarDifference.ts';
import { calendarSentences } from './calendarSentences.ts';

export interface PeriodNotesProps {
  readonly range: DayRange;
  readonly compare: DayRange;
}

/** Says which weekdays and holidays two periods hold, where that differs (behaviour 3.22). */
export function PeriodNotes({ range, compare }: PeriodNotesProps) {
  const { t } = useTranslation('periods');
  const { locale } = useFormats();
  const sentences = useMemo(
    () => calendarSentences(calendarDifference(range, compare), t, locale),
    [range, compare, t, locale],
  );
  if (sentences.length === 0) return null;
  return (
    <Box role="note" textStyle="sm" color="fg.muted">
      {sentences.map((sentence) => (
        // Each sentence is an element of its own (behaviour 20.13).
        <Box as="span" key={sentence} display="inline-block" me="3">
          {sentence}
        </Box>
      ))}
    </Box>
  );
}
