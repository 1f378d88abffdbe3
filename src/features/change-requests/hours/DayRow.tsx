import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { TimeField } from '#design-system/TimeField/TimeField.tsx';
import { isTime } from '#design-system/TimeField/timeText.ts';
import { type DayValues, endAfter, type PeriodValues, withNoCharge } from './values.ts';

interface DayRowProps {
  readonly control: Control<PeriodValues>;
  readonly weekday: number;
  /** The weekday's name. */
  readonly name: string;
  /** Gives it what the day before it has; undefined for Monday. */
  readonly onAsBefore: (() => void) | undefined;
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: '8rem 7.5rem 7.5rem 1fr' },
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    minWidth: '0',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    '& > legend': { display: 'contents' },
  },
});

/** A weekday of the form: the hours of charging, or none. */
export function DayRow({ control, weekday, name, onAsBefore }: DayRowProps) {
  const { t } = useTranslation('hours');
  const path = `days.${weekday}` as `days.${number}`;
  const {
    field: { ref: fromRef, ...from },
    fieldState: fromState,
  } = useController({ control, name: `${path}.timeFrom`, rules: { deps: `${path}.timeTo` } });
  const {
    field: { ref: toRef, ...to },
    fieldState: toState,
  } = useController({ control, name: `${path}.timeTo` });
  const noCharge = useController({ control, name: `${path}.noCharge` });
  const isFree = noCharge.field.value;
  const setDay = (day: DayValues) => {
    noCharge.field.onChange(day.noCharge);
    from.onChange(day.timeFrom);
    to.onChange(day.timeTo);
  };
  return (
    <Row aria-label={name}>
      <Span fontWeight="medium" pt="2" minHeight="9" textTransform="capitalize">
        {name}
      </Span>
      {!isFree && (
        <>
          <Box order={{ base: '3', sm: '0' }}>
            <EndName>{t('form.from')}</EndName>
            <TimeField
              ref={fromRef}
              name={from.name}
              label={t('form.fromOn', { day: name })}
              labelHidden
              required
              value={from.value}
              onChange={from.onChange}
              onCommit={(time) => {
                const end = endAfter(time, to.value, isTime);
                if (end !== to.value) to.onChange(end);
              }}
              error={fromState.error?.message}
            />
          </Box>
          <Box order={{ base: '3', sm: '0' }}>
            <EndName>{t('form.to')}</EndName>
            <TimeField
              ref={toRef}
              name={to.name}
              label={t('form.toOn', { day: name })}
              labelHidden
              required
              value={to.value}
              onChange={to.onChange}
              error={toState.error?.message}
            />
          </Box>
        </>
      )}
      <Flex
        wrap="wrap"
        align="center"
        columnGap="4"
        rowGap="1"
        minHeight="9"
        justify={{ base: 'end', sm: 'space-between' }}
        gridColumn={isFree ? { sm: '4' } : undefined}
      >
        <Checkbox
          name={noCharge.field.name}
          label={
            <>
              <span aria-hidden>{t('form.noCharge')}</span>
              <Span srOnly>{t('form.noChargeOn', { day: name })}</Span>
            </>
          }
          checked={isFree}
          onChange={(on) => setDay(withNoCharge({ noCharge: isFree, timeFrom: from.value, timeTo: to.value }, on))}
        />
        {onAsBefore && (
          <Button
            type="button"
            variant="ghost"
            size="xs"
            aria-label={t('form.asBeforeOn', { day: name })}
            onClick={onAsBefore}
          >
            {t('form.asBefore')}
          </Button>
        )}
      </Flex>
    </Row>
  );
}

/** On a phone, where there are no heads over the fields, each field has its name; its label has the day's, too. */
const EndName = ({ children }: { readonly children: string }) => (
  <Span aria-hidden hideFrom="sm" display="block" mb="1" textStyle="label" color="fg.muted">
    {children}
  </Span>
);
