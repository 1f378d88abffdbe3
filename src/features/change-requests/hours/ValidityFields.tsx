import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { isDay } from '#api/days.ts';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { overlap } from './model.ts';
import './texts.ts';
import { endAfter, type PeriodValues } from './values.ts';

interface ValidityFieldsProps {
  readonly form: UseFormReturn<PeriodValues>;
  readonly today: string;
  readonly others: readonly WorkingPeriod[];
}

/** From when to when a period is valid, and what it is; periods that share a day with it are warned of. */
export function ValidityFields({ form, today, others }: ValidityFieldsProps) {
  const { control } = form;
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const from = useController({ control, name: 'validFrom', rules: { deps: 'validTo' } });
  const to = useController({ control, name: 'validTo' });
  const [validFrom, validTo] = useWatch({ control, name: ['validFrom', 'validTo'] });
  const isWhole = isDay(validFrom) && isDay(validTo) && validFrom <= validTo;
  const overlapping = isWhole ? others.filter((other) => overlap(other, { validFrom, validTo })) : [];
  const ranges = [...new Set(overlapping.map((other) => formats.dayRange(other.validFrom, other.validTo)))];
  return (
    <Section title={t('form.validity')}>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '12rem 12rem' }} gap="4">
        <DateField
          ref={from.field.ref}
          name="validFrom"
          label={t('form.validFrom')}
          required
          today={today}
          value={from.field.value}
          onChange={from.field.onChange}
          onCommit={(day) => {
            const end = endAfter(day, to.field.value, isDay);
            if (end !== to.field.value) to.field.onChange(end);
          }}
          error={from.fieldState.error?.message}
        />
        <DateField
          ref={to.field.ref}
          name="validTo"
          label={t('form.validTo')}
          required
          today={today}
          min={isDay(validFrom) ? validFrom : undefined}
          value={to.field.value}
          onChange={to.field.onChange}
          error={to.fieldState.error?.message}
        />
        <chakra.div gridColumn={{ sm: 'span 2' }}>
          <Controller
            control={control}
            name="description"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={t('form.description')}
                hint={t('form.descriptionHint')}
                maxLength={200}
                error={fieldState.error?.message}
              />
            )}
          />
        </chakra.div>
      </chakra.div>
      {ranges.length > 0 && (
        <chakra.div mt="4">
          <FormBanner tone="warning">{t('form.overlap', { count: ranges.length, list: ranges.join(', ') })}</FormBanner>
        </chakra.div>
      )}
    </Section>
  );
}
