import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import CopyIcon from 'lucide-react/icons/copy';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { isTime } from '#design-system/TimeField/timeText.ts';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { DayPresets } from './DayPresets.tsx';
import { DayRow } from './DayRow.tsx';
import { dayOfWeekday, weekdays } from './model.ts';
import {
  asDayBefore,
  canCopy,
  copiedDay,
  copyToAll,
  type DayValues,
  dayGroups,
  type PeriodValues,
  withDays,
} from './values.ts';

/** The week of the form; one day's times can be copied to all chargeable days. */
export function DaysFields({ form }: { readonly form: UseFormReturn<PeriodValues> }) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const { control, getValues, setValue } = form;
  const { isSubmitted } = form.formState;
  const days = useWatch({ control, name: 'days' });
  const [copied, setCopied] = useState('');
  const source = copiedDay(days);
  const isReady = source !== undefined && isTime(source.timeFrom) && isTime(source.timeTo);
  const setWeek = (week: readonly DayValues[]) => {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    for (const [index, day] of week.entries()) {
      setValue(`days.${index}.noCharge`, day.noCharge, options);
      setValue(`days.${index}.timeFrom`, day.timeFrom, options);
      setValue(`days.${index}.timeTo`, day.timeTo, options);
    }
  };
  const copy = () => {
    if (!isReady) return;
    setWeek(copyToAll(days));
    setCopied(t('form.copied', { from: source.timeFrom, to: source.timeTo }));
  };
  const preset = (group: keyof typeof dayGroups, hours: DayValues) => {
    setWeek(withDays(getValues('days'), dayGroups[group], hours));
    const text = hours.noCharge ? t('form.noCharge') : `${hours.timeFrom} – ${hours.timeTo}`;
    setCopied(t('form.presetSet', { days: t(`form.${group}`), hours: text }));
  };
  return (
    <Section
      title={t('form.days')}
      description={t('form.daysHint')}
      actions={
        canCopy(days) && (
          <Tooltip text={isReady ? undefined : t('form.copyReason')}>
            <Button type="button" size="sm" icon={<CopyIcon aria-hidden />} aria-disabled={!isReady} onClick={copy}>
              {t('form.copy')}
            </Button>
          </Tooltip>
        )
      }
    >
      <Box role="status" srOnly>
        {copied}
      </Box>
      <Box maxWidth="44rem" mb="-2">
        <DayPresets onSet={preset} />
        <Heads aria-hidden>
          <span>{t('form.from')}</span>
          <span>{t('form.to')}</span>
        </Heads>
        {weekdays.map((weekday) => (
          <DayRow
            key={weekday}
            control={control}
            weekday={weekday}
            name={formats.weekday(dayOfWeekday(weekday))}
            onAsBefore={weekday === 0 ? undefined : () => setWeek(asDayBefore(getValues('days'), weekday))}
          />
        ))}
      </Box>
    </Section>
  );
}

/** The column headings of wide rows; screen readers use the fields' own labels. */
const Heads = chakra('div', {
  base: {
    display: { base: 'none', sm: 'grid' },
    gridTemplateColumns: '8rem 7.5rem 7.5rem 1fr',
    columnGap: '3',
    textStyle: 'label',
    color: 'fg.muted',
    '& > :first-of-type': { gridColumn: '2' },
  },
});
