import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { type DayRange, lengthOf } from '#api/days.ts';

interface UnlikeNoteProps {
  readonly range: DayRange;
  readonly compare: DayRange;
  /** Whether figures are divided by days, so that the lengths are no part of the differences. */
  readonly perDay?: boolean;
}

/** Says how long each period is where their lengths differ (behaviour 3.18); nothing where they do not. */
export function UnlikeNote({ range, compare, perDay = false }: UnlikeNoteProps) {
  const { t } = useTranslation('reporting');
  const days = [lengthOf(range), lengthOf(compare)] as const;
  if (days[0] === days[1]) return null;
  return (
    <Text role="note" textStyle="sm" color="fg.muted">
      {t(perDay ? 'filters.unlikePerDay' : 'filters.unlike', {
        range: t('filters.days', { count: days[0] }),
        compare: t('filters.days', { count: days[1] }),
      })}
    </Text>
  );
}
