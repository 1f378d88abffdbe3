import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { workingPeriodTexts } from '#api/contract/workingHours.ts';
import { prose } from '#design-system/Field/prose.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { FormTextField } from '#features/forms/index.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import type { Overlapped } from './model.ts';
import { Overlaps, type Unchecked } from './Overlaps.tsx';
import type { PeriodValues } from './values.ts';

interface ValidityFieldsProps {
  readonly form: UseFormReturn<PeriodValues>;
  readonly today: string;
  /** What the period shares days with. */
  readonly lines: readonly Overlapped[];
  /** The checkbox that sends what cannot be approved, all the same. */
  readonly tick: ReactNode;
  readonly unchecked: Unchecked | undefined;
}

/** The fields of a period's days and its description, with a warning about overlapping periods. */
export function ValidityFields({ form, today, lines, tick, unchecked }: ValidityFieldsProps) {
  const { control } = form;
  const { t } = useTranslation('hours');
  /** The inputs of the texts other than the days, in their order. */
  const inputs: Record<Exclude<keyof typeof workingPeriodTexts, 'validFrom' | 'validTo'>, ReactElement> = {
    description: (
      <FormTextField
        key="description"
        control={control}
        name="description"
        label={t('form.description')}
        {...prose}
        hint={t('form.descriptionHint')}
        maxLength={200}
      />
    ),
  };
  return (
    <Section title={t('form.validity')}>
      <Grid templateColumns={{ base: '1fr', sm: '12rem 12rem' }} gap="4">
        <DayRangeFields
          form={form}
          begin={{ name: 'validFrom', label: t('form.validFrom') }}
          end={{ name: 'validTo', label: t('form.validTo') }}
          today={today}
        />
        <Box gridColumn={{ sm: 'span 2' }}>{Object.values(inputs)}</Box>
      </Grid>
      {(unchecked || lines.length > 0) && (
        <Stack mt="4" gap="4">
          <Overlaps kind="period" lines={lines} unchecked={unchecked} tick={tick} />
        </Stack>
      )}
    </Section>
  );
}
