import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { CopyPeriods, PeriodFormSkeleton } from '#features/change-requests/index.ts';
import { type NamedOutlet, OutletHeader, OutletPage } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { copiedPeriods } from './copiedPeriods.ts';
import { garagePeriods, useHoursChanged } from './hoursQueries.ts';
import { garages } from './outlet.ts';
import { periodPath } from './periodPath.ts';

export { CopyPeriodsPage as Component };

/** Copies a garage's working hours to other dates. */
const CopyPeriodsPage = () => (
  <OutletPage area={garages.useArea()}>{(outlet) => <CopyOfGarage outlet={outlet} />}</OutletPage>
);

function CopyOfGarage({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, name } = outlet;
  const { t } = useTranslation(['hours', 'seasons']);
  const periods = useSectionQuery(garagePeriods(id));
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={t('seasons:title')}
        trail={[{ label: t('periods.title'), to: pathTo('garageWorkingHours', { id }) }]}
      />
      {/* A later failure of the list, which is refetched while a request is pending, does not unmount the page. */}
      <SectionState query={periods.data ? { ...periods, error: null } : periods} skeleton={<PeriodFormSkeleton />}>
        {(list) => <CopyOfPeriods id={id} name={name} periods={list} />}
      </SectionState>
    </PageLayout>
  );
}

interface CopyOfPeriodsProps {
  readonly id: number;
  readonly name: string;
  readonly periods: readonly WorkingPeriod[];
}

function CopyOfPeriods({ id, name, periods }: CopyOfPeriodsProps) {
  const onChanged = useHoursChanged(id);
  const job = useMemo(() => copiedPeriods(id), [id]);
  const places = useMemo(() => [{ id, name, periods }], [id, name, periods]);
  const linkTo = useCallback((_: number, period: WorkingPeriod) => periodPath(id, period), [id]);
  return (
    <CopyPeriods
      places={places}
      withZones={false}
      job={job}
      linkTo={linkTo}
      requestPath={(_, workingPeriodRequestId) =>
        pathTo('garageEditWorkingPeriodRequest', { id, workingPeriodRequestId })
      }
      onChanged={onChanged}
    />
  );
}
