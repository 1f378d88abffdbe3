import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { isActive, isToday, weekdays } from './model.ts';
import { WeekHours } from './WeekHours.tsx';

export interface PeriodCardProps {
  readonly period: WorkingPeriod;
  /** The current business day. */
  readonly today: Day;
  /** The pending request: a `PendingMark`. */
  readonly pending?: ReactNode;
  /** Its actions. */
  readonly actions?: ReactNode;
}

/** A working period: its days, its description, and each weekday's hours. The one in force is green. */
export function PeriodCard({ period, today, pending, actions }: PeriodCardProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const active = isActive(period, today);
  const range = formats.dayRange(period.validFrom, period.validTo);
  return (
    <Stack
      as="article"
      aria-label={range}
      gap="3"
      p="4"
      minWidth="0"
      borderWidth="1px"
      borderRadius="l2"
      borderStyle={period.id === null ? 'dashed' : 'solid'}
      borderColor={active ? 'success.border' : 'border'}
      bg={active ? 'success.bg' : 'bg.surface'}
      data-active={active ? '' : undefined}
    >
      <Stack gap="1">
        <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
          <chakra.h3 fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {range}
          </chakra.h3>
          {period.noCharge && (
            <Tooltip text={t('period.noChargeAll')}>
              <Span
                role="img"
                aria-label={t('period.noCharge')}
                tabIndex={0}
                display="inline-flex"
                color="fg.muted"
                cursor="help"
                borderRadius="full"
              >
                <Info size={16} aria-hidden />
              </Span>
            </Tooltip>
          )}
          {active && <StatusTag tone="success" label={t('period.active')} />}
        </Flex>
        {pending && <Box>{pending}</Box>}
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {longText(period.description) || (
            <>
              <span aria-hidden>–</span>
              <Span srOnly>{t('period.noDescription')}</Span>
            </>
          )}
        </Text>
      </Stack>
      <WeekHours days={period.workingDays} today={weekdays.find((weekday) => isToday(period, weekday, today))} />
      {actions && (
        <Flex wrap="wrap" gap="2" mt="auto" pt="1">
          {actions}
        </Flex>
      )}
    </Stack>
  );
}
