import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PeriodEditor } from '#features/change-requests/index.ts';
import { idOf } from '#features/idOf.ts';
import { pathTo } from '#features/paths.ts';
import { type NamedOutlet, OutletHeader, OutletRoute, ReportPage, useReport } from '#features/reporting/index.ts';
import {
  editedPeriod,
  editedPeriodRequest,
  garagePeriodCalls,
  garagePeriods,
  useHoursChanged,
} from './hoursQueries.ts';
import { garages } from './outlet.ts';
import { periodPath } from './periodPath.ts';

/** Edits a garage's working period, or the pending request for one. */
export const EditPeriodPage = () => (
  <OutletRoute area={garages.useArea()}>{(outlet) => <EditPeriod outlet={outlet} />}</OutletRoute>
);

function EditPeriod({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation('hours');
  const { workingPeriodId, workingPeriodRequestId } = useParams();
  const isRequest = workingPeriodRequestId !== undefined;
  const itemId = idOf(workingPeriodRequestId ?? workingPeriodId);
  const periods = useReport(garagePeriods(id));
  const onChanged = useHoursChanged(id);
  const backTo = pathTo('garageWorkingHours', { id });
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        page={t(isRequest ? 'form.editRequestTitle' : 'form.editTitle')}
        trail={[{ label: t('periods.title'), to: backTo }]}
      />
      <PeriodEditor
        itemId={itemId}
        isRequest={isRequest}
        queryOf={(item) => (isRequest ? editedPeriodRequest(id, item) : editedPeriod(id, item))}
        calls={garagePeriodCalls(id)}
        periods={periods}
        linkTo={(period) => periodPath(id, period)}
        onChanged={onChanged}
        backTo={backTo}
        requestPath={(requestId) => pathTo('garageEditWorkingPeriodRequest', { id, workingPeriodRequestId: requestId })}
      />
    </ReportPage>
  );
}
