import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { isDay } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { prose } from '#design-system/Field/prose.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { FormTextField } from '#features/forms/index.ts';
import type { SectionQuery } from '#features/reporting/index.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import { overlap } from './model.ts';
import type { PeriodValues } from './values.ts';

/** The other periods could not be loaded. */
export type Unchecked = Pick<SectionQuery<unknown>, 'retry'>;

interface ValidityFieldsProps {
  readonly form: UseFormReturn<PeriodValues>;
  readonly today: string;
  readonly others: readonly WorkingPeriod[];
  readonly unchecked: Unchecked | undefined;
}

/** The fields of a period's days and its description, with a warning about overlapping periods. */
export function ValidityFields({ form, today, others, unchecked }: ValidityFieldsProps) {
  const { control } = form;
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const [validFrom, validTo] = useWatch({ control, name: ['validFrom', 'validTo'] });
  const isWhole = isDay(validFrom) && isDay(validTo) && validFrom <= validTo;
  const overlapping = isWhole ? others.filter((other) => overlap(other, { validFrom, validTo })) : [];
  const ranges = [...new Set(overlapping.map((other) => formats.dayRange(other.validFrom, other.validTo)))];
  return (
    <Section title={t('form.validity')}>
      <Grid templateColumns={{ base: '1fr', sm: '12rem 12rem' }} gap="4">
        <DayRangeFields
          form={form}
          begin={{ name: 'validFrom', label: t('form.validFrom') }}
          end={{ name: 'validTo', label: t('form.validTo') }}
          today={today}
        />
        <Box gridColumn={{ sm: 'span 2' }}>
          <FormTextField
            control={control}
            name="description"
            label={t('form.description')}
            {...prose}
            hint={t('form.descriptionHint')}
            maxLength={200}
          />
        </Box>
      </Grid>
      {unchecked && (
        <Box mt="4">
          <FormBanner
            tone="warning"
            action={
              <Button type="button" size="xs" onClick={unchecked.retry}>
                {t('form.overlapRetry')}
              </Button>
            }
          >
            {t('form.overlapUnchecked')}
          </FormBanner>
        </Box>
      )}
      {ranges.length > 0 && (
        <Box mt="4">
          <FormBanner tone="warning">
            {t('form.overlap', { count: ranges.length, ranges: ranges.join(', ') })}
          </FormBanner>
        </Box>
      )}
    </Section>
  );
}
