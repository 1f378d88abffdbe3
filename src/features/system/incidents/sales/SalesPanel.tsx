import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import type { Transaction } from '#api/contract/transactions.ts';
import { addTo, type Day, type DayRange, lengthOf } from '#api/days.ts';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { useFailureText } from '#features/forms/index.ts';
import { AllPagesBar, useAllPages, useToday } from '#features/pages/index.ts';
import { HoursChart } from './HoursChart.tsx';
import { type SalesKind, seesWeekBefore, weekBefore } from './hours.ts';
import { type SalesOutlet, salesOutletsQuery, salesSource } from './queries.ts';

export interface SalesPanelProps {
  readonly incident: Incident;
  readonly kinds: readonly SalesKind[];
  /** The days of the incident whose transactions can be seen. */
  readonly days: DayRange;
}

const keyOf = ({ kind, id }: SalesOutlet) => `${kind}-${id}`;

/**
 * The sales by hour of an outlet on a day of the incident and on the same weekday before (behaviour 16.50): outlet and day to
 * choose, how far the transactions are read, then the chart.
 */
export function SalesPanel({ incident, kinds, days }: SalesPanelProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const failureText = useFailureText();
  const today = useToday();
  const lists = useQueries({ queries: kinds.map((kind) => salesOutletsQuery(kind, days.begin)) });
  const outlets = lists.flatMap(({ data }) => data ?? []).sort((one, other) => formats.compare(one.name, other.name));
  const [chosenKey, setChosenKey] = useState('');
  const [chosenDay, setChosenDay] = useState<Day>(days.begin);
  const day = chosenDay < days.begin || chosenDay > days.end ? days.begin : chosenDay;
  const outlet =
    outlets.length === 1 && lists.every(({ isSuccess }) => isSuccess)
      ? outlets[0]
      : outlets.find((one) => keyOf(one) === chosenKey);
  const failed = lists.find(({ error, data }) => error !== null && data === undefined);
  if (failed && !lists.some(({ data }) => data !== undefined))
    return (
      <ErrorState
        compact
        title={t('sales.outletsFailed')}
        text={failureText(failed.error)}
        retrying={lists.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { data, refetch } of lists) if (data === undefined) void refetch();
        }}
      />
    );
  if (outlets.length === 0)
    return lists.some(({ isFetching }) => isFetching) ? (
      <TableSkeleton rows={3} columns={2} />
    ) : (
      <Text textStyle="sm" color="fg.muted">
        {t('sales.noOutlets')}
      </Text>
    );
  const choices = Array.from({ length: lengthOf(days) }, (_, at) => addTo(days.begin, { days: at }));
  return (
    <Stack gap="3" maxWidth="72rem">
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 18rem))' }} gap="3">
        <ChoiceField
          label={t(kinds.length > 1 ? 'sales.outlet' : `sales.kind.${kinds[0] ?? 'parking'}`)}
          value={outlet ? keyOf(outlet) : ''}
          placeholder={t('sales.chooseOutlet')}
          options={outlets.map((one) => ({ value: keyOf(one), label: one.name }))}
          onChange={setChosenKey}
        />
        {choices.length > 1 && (
          <ChoiceField
            label={t('sales.day')}
            value={day}
            placeholder={t('sales.day')}
            options={choices.map((one) => ({ value: one, label: `${formats.weekday(one)}, ${formats.day(one)}` }))}
            onChange={setChosenDay}
          />
        )}
      </Grid>
      {outlet ? (
        <OutletSales key={`${keyOf(outlet)} ${day}`} {...{ incident, outlet, day, today }} />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t('sales.choose')}
        </Text>
      )}
    </Stack>
  );
}

interface OutletSalesProps {
  readonly incident: Incident;
  readonly outlet: SalesOutlet;
  readonly day: Day;
  readonly today: Day;
}

/** Reads the transactions of the two days, and shows them by hour. */
function OutletSales({ incident, outlet, day, today }: OutletSalesProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const before = seesWeekBefore(day, today) ? weekBefore(day) : undefined;
  const all = useAllPages<Transaction>({
    queryKey: ['incident-sales', currentLanguage(), outlet.kind, outlet.id, day],
    sources: [day, ...(before ? [before] : [])].map((one) => salesSource(outlet, one)),
  });
  const [own, other] = all.lists ?? [];
  const isUnread = all.state === 'asks' || all.state === 'cancelled' || all.state === 'failed';
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="clip" bg="bg.surface">
      <AllPagesBar all={all} needs={t('sales.needs')} />
      {own ? (
        <>
          <HoursChart
            title={t('sales.title', { outlet: outlet.name, day: formats.day(day) })}
            sales={own.rows}
            before={other?.rows ?? null}
            {...{ incident, day }}
          />
          <Text px="4" pb="3" textStyle="xs" color="fg.muted">
            {[
              t('sales.read', {
                count: own.rows.length + (other?.rows.length ?? 0),
                value: formats.count(own.rows.length + (other?.rows.length ?? 0)),
              }),
              ...(before ? [] : [t('sales.noWeekBefore', { day: formats.day(weekBefore(day)) })]),
            ].join(' ')}
          </Text>
        </>
      ) : isUnread ? (
        <Text px="4" py="6" textStyle="sm" color="fg.muted">
          {t('sales.unread')}
        </Text>
      ) : (
        <TableSkeleton rows={8} columns={2} />
      )}
    </Box>
  );
}
