import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import {
  PeriodForm,
  PeriodFormSkeleton,
  templateKey,
  templateOf,
  uncheckedBy,
} from '#features/change-requests/index.ts';
import { type NamedOutlet, OutletHeader, OutletPage } from '#features/outlets/index.ts';
import { PageLayout, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { createPeriod, garagePeriods, periodAlreadyCreated, useHoursChanged } from './hoursQueries.ts';
import { garages } from './outlet.ts';
import { periodPath } from './periodPath.ts';

export { NewPeriodPage as Component };

/** Requests new working hours of a garage. */
const NewPeriodPage = () => (
  <OutletPage area={garages.useArea()}>{(outlet) => <NewPeriod outlet={outlet} />}</OutletPage>
);

function NewPeriod({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const template = templateKey(useLocation().search);
  const periods = useSectionQuery(garagePeriods(id));
  // A form that begins as another period waits for it; any other one is there at once.
  const isWaiting = template !== undefined && periods.data === undefined && periods.error === null;
  const begin = templateOf(periods.data ?? [], template);
  const onChanged = useHoursChanged(id);
  const backTo = pathTo('garageWorkingHours', { id });
  return (
    <PageLayout>
      <OutletHeader outlet={outlet} page={t('form.newTitle')} trail={[{ label: t('periods.title'), to: backTo }]} />
      {template !== undefined && !isWaiting && !begin && (
        <FormBanner tone="warning">{t('form.templateMissing')}</FormBanner>
      )}
      {isWaiting ? <PeriodFormSkeleton /> : newPeriod()}
    </PageLayout>
  );

  function newPeriod() {
    return (
      <PeriodForm
        key={template}
        template={begin}
        others={periods.data ?? []}
        linkTo={(period) => periodPath(id, period)}
        unchecked={uncheckedBy(periods)}
        send={(sent, signal) => createPeriod(id, sent, signal)}
        alreadyWritten={(attempts, sent, signal) => periodAlreadyCreated(id, attempts, sent, signal)}
        onSent={() => {
          toast.success(t('requestForChangeSent'), toastTime.operation);
          onChanged();
          navigate(backTo);
        }}
        backTo={backTo}
        requestPath={(workingPeriodRequestId) =>
          pathTo('garageEditWorkingPeriodRequest', { id, workingPeriodRequestId })
        }
      />
    );
  }
}
