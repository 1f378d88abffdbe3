import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { prose } from '#design-system/Field/prose.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { FormTextField } from '#features/forms/index.ts';
import { DayRangeFields } from '../hours/DayRangeFields.tsx';
import { HolidayOffers } from './HolidayOffers.tsx';
import { chooseOffer, type HolidayOffer, isOffered, type OfferedYear } from './offers.ts';
import { emptyRange, isEmptyRange, nextRange, type RulesValues } from './values.ts';

interface RangesFieldProps {
  readonly form: UseFormReturn<RulesValues>;
  readonly years: readonly OfferedYear[];
  readonly today: string;
}

/** The days without charge: rows of a first day, a last day and a reason, which holidays fill in. */
export function RangesField({ form, years, today }: RangesFieldProps) {
  const { t } = useTranslation(['closingRules', 'hours']);
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'ranges' });
  const ranges = useWatch({ control, name: 'ranges' });
  const add = useRef<HTMLButtonElement>(null);
  const isOnly = fields.length === 1;
  const removeRow = (row: number) => {
    if (isOnly) replace([emptyRange]);
    else remove(row);
    // The pressed button is gone.
    add.current?.focus();
  };
  const choose = (offer: HolidayOffer, reason: string, on: boolean) =>
    replace(chooseOffer(form.getValues('ranges'), { offer, reason, on, empty: emptyRange }, years));
  return (
    <Section title={t('ranges.title')} description={t('ranges.hint')}>
      <Stack gap="4">
        <HolidayOffers years={years} ranges={ranges} onChoose={choose} />
        <Stack gap={{ base: '3', md: '2.5' }}>
          {fields.map(({ id }, row) => {
            const values = ranges[row] ?? emptyRange;
            return (
              <Row key={id} role="group" aria-label={t('ranges.row', { row: row + 1 })}>
                <DayRangeFields
                  form={form}
                  begin={{ name: `ranges.${row}.begin`, label: t('hours:form.begin') }}
                  end={{ name: `ranges.${row}.end`, label: t('hours:form.end') }}
                  today={today}
                />
                <Reason>
                  <Box flex="1" minWidth="0">
                    <FormTextField
                      control={control}
                      name={`ranges.${row}.reason`}
                      label={t('hours:form.reason')}
                      {...prose}
                      required
                    />
                  </Box>
                  <IconButton
                    type="button"
                    variant="ghost"
                    label={t('ranges.remove', { row: row + 1 })}
                    icon={<Trash aria-hidden />}
                    disabled={isOnly && isEmptyRange(values)}
                    onClick={() => removeRow(row)}
                  />
                </Reason>
              </Row>
            );
          })}
        </Stack>
        <Box>
          <Button
            ref={add}
            type="button"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() =>
              append(
                nextRange(form.getValues('ranges'), (range) => isOffered(range, years)),
                { focusName: `ranges.${fields.length}.begin` },
              )
            }
          >
            {t('ranges.add')}
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '10rem 10rem minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    borderTopWidth: '1px',
    paddingTop: '3',
  },
});

/** The reason and, beside its field, the button that removes the row. */
const Reason = chakra('div', {
  base: {
    gridColumn: { base: 'span 2', md: 'auto' },
    display: 'flex',
    gap: '2',
    minWidth: '0',
    '& > button': { marginTop: '6', flexShrink: 0 },
  },
});
