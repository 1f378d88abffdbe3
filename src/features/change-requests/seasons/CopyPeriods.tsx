import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { useToday } from '#features/pages/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { ManyItems } from '../many/ManyItems.tsx';
import type { ManyJob } from '../many/manyStore.ts';
import { useManyItems } from '../many/useManyItems.ts';
import { CopySource } from './CopySource.tsx';
import { CopyTarget } from './CopyTarget.tsx';
import { copyChoice } from './copyChoice.ts';
import { copyParams } from './copyParams.ts';
import { EmptyDays } from './EmptyDays.tsx';
import type { PeriodItem, PeriodPlace } from './plan.ts';
import { itemCells, shownPlan } from './shownPlan.ts';

export interface CopyPeriodsProps {
  /** The zones of a provider, or the garage alone. */
  readonly places: readonly PeriodPlace[];
  /** Whether the places are zones, to choose from. */
  readonly withZones: boolean;
  readonly job: ManyJob<PeriodItem>;
  /** The page that edits a period of a place; undefined where the user may open none. */
  readonly linkTo: (placeId: number, period: WorkingPeriod) => string | undefined;
  /** The page of a request for a period; undefined where the user may open none. */
  readonly requestPath: (placeId: number, requestId: number) => string | undefined;
  readonly onChanged: () => void;
}

/**
 * Copies the working periods of a season to other dates and zones: which, where to, and the list of what is asked for
 * (behaviour 13.43 to 13.45).
 */
export function CopyPeriods({ places, withZones, job, linkTo, requestPath, onChanged }: CopyPeriodsProps) {
  const { t } = useTranslation(['seasons', 'hours']);
  const formats = useFormats();
  const today = useToday();
  const { state, change } = useUrlState(copyParams);
  const many = useManyItems(job);
  const choice = useMemo(() => copyChoice(places, state, { today, withZones }), [places, state, today, withZones]);
  const { source, plan, reason } = choice;
  const items = useMemo(() => shownPlan(plan, { t, formats, linkTo }), [plan, t, formats, linkTo]);
  const list = (
    <ManyItems
      many={many}
      items={items}
      cellsOf={(item) => itemCells(item, { t, formats })}
      detailLabel={t('hours')}
      requestPath={(item, requestId) => requestPath(item.placeId, requestId)}
      onChanged={onChanged}
      reason={reason && t(`reason.${reason}`)}
    />
  );
  if (many.view) return <Section title={t('list')}>{list}</Section>;
  const zones = withZones ? places : undefined;
  return (
    <Stack gap="4">
      {withZones && state.zone !== '' && !source && <FormBanner tone="warning">{t('zoneMissing')}</FormBanner>}
      <CopySource zones={zones} choice={choice} today={today} onChange={change} />
      <CopyTarget zones={zones} choice={choice} state={state} onChange={change} />
      <Section title={t('list')} description={t('listHint')}>
        <Stack gap="4">
          <EmptyDays places={plan.empty} dayRange={formats.dayRange} withPlace={withZones} />
          {list}
        </Stack>
      </Section>
    </Stack>
  );
}
