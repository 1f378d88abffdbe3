import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactElement, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod, workingPeriodTexts } from '#api/contract/workingHours.ts';
import type { DayRange } from '#api/days.ts';
import { prose } from '#design-system/Field/prose.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { FormTextField } from '#features/forms/index.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import { DraftPart } from './DraftPart.tsx';
import type { Overlapped } from './model.ts';
import { NeighbourGaps } from './NeighbourGaps.tsx';
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
  /** The days without working hours that the period leaves beside it. */
  readonly gaps: (days: Pick<PeriodValues, 'validFrom' | 'validTo'>) => readonly DayRange[];
  /** The other periods, to show the typed one among them; undefined where they are of several zones. */
  readonly others: readonly WorkingPeriod[] | undefined;
}

/** The fields of a period's days and its description, with a warning about overlapping periods. */
export function ValidityFields({ form, today, lines, tick, unchecked, gaps, others }: ValidityFieldsProps) {
  const { control } = form;
  const { t } = useTranslation('hours');
  const [validFrom, validTo] = useWatch({ control, name: ['validFrom', 'validTo'] });
  const left = gaps({ validFrom, validTo });
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
      {(unchecked || lines.length > 0 || left.length > 0) && (
        <Stack mt="4" gap="4">
          <Overlaps kind="period" lines={lines} unchecked={unchecked} tick={tick} />
          <NeighbourGaps gaps={left} />
          {others && (lines.length > 0 || left.length > 0) && <DraftPart form={form} others={others} />}
        </Stack>
      )}
    </Section>
  );
}
