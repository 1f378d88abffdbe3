import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PeriodEditor } from '#features/change-requests/index.ts';
import { type NamedOutlet, OutletHeader, OutletPage } from '#features/outlets/index.ts';
import { PageLayout, useSectionQuery } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import { pathTo } from '#features/routes/paths.ts';
import {
  editedPeriod,
  editedPeriodRequest,
  garagePeriodCalls,
  garagePeriods,
  useHoursChanged,
} from './hoursQueries.ts';
import { garages } from './outlet.ts';
import { periodPath } from './periodPath.ts';

export { EditPeriodPage as Component };

/** Edits a garage's working period, or the pending request for one. */
const EditPeriodPage = () => (
  <OutletPage area={garages.useArea()}>{(outlet) => <EditPeriod outlet={outlet} />}</OutletPage>
);

function EditPeriod({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation('hours');
  const { workingPeriodId, workingPeriodRequestId } = useParams();
  const isRequest = workingPeriodRequestId !== undefined;
  const itemId = idOf(workingPeriodRequestId ?? workingPeriodId);
  const periods = useSectionQuery(garagePeriods(id));
  const onChanged = useHoursChanged(id);
  const backTo = pathTo('garageWorkingHours', { id });
  return (
    <PageLayout>
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
    </PageLayout>
  );
}
