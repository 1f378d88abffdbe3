import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '#api/client.ts';
import { createGarageWorkingPeriod } from '#api/contract/garageHours.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { PeriodForm, requestToast } from '#features/change-requests/index.ts';
import { pathTo } from '#features/paths.ts';
import { type NamedOutlet, OutletHeader, OutletRoute, ReportPage, useReport } from '#features/reporting/index.ts';
import { garagePeriods, useHoursChanged } from './hoursQueries.ts';
import { garages } from './outlet.ts';

/** Requests new working hours of a garage. */
export const NewPeriodPage = () => (
  <OutletRoute area={garages.useArea()}>{(outlet) => <NewPeriod outlet={outlet} />}</OutletRoute>
);

function NewPeriod({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const periods = useReport(garagePeriods(id));
  const onChanged = useHoursChanged(id);
  const backTo = pathTo('garageWorkingHours', { id });
  return (
    <ReportPage>
      <OutletHeader outlet={outlet} page={t('form.newTitle')} trail={[{ label: t('periods.title'), to: backTo }]} />
      <PeriodForm
        others={periods.data ?? []}
        send={(body, _, signal) => request(createGarageWorkingPeriod, { params: { id }, body }, { signal })}
        onSent={() => {
          toast.success(t('requestForChangeSent'), requestToast);
          onChanged();
          navigate(backTo);
        }}
        backTo={backTo}
        requestPath={(workingPeriodRequestId) =>
          pathTo('garageEditWorkingPeriodRequest', { id, workingPeriodRequestId })
        }
      />
    </ReportPage>
  );
}
