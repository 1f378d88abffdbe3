import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '#features/auth/index.ts';
import { newRulesParams, RulesForm } from '#features/change-requests/index.ts';
import { type NamedOutlet, OutletHeader, OutletPage } from '#features/outlets/index.ts';
import { PageLayout } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { checkedGarageRules, garageRulesCalls, useHoursChanged } from './hoursQueries.ts';
import { garages } from './outlet.ts';

export { NewRulesPage as Component };

/** Requests closing rules of a garage on several ranges of days at once (behaviour 13.60). */
const NewRulesPage = () => <OutletPage area={garages.useArea()}>{(outlet) => <NewRules outlet={outlet} />}</OutletPage>;

function NewRules({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, name } = outlet;
  const { t } = useTranslation(['hours', 'closingRules']);
  const seesRequests = usePermission('ChangeRequestsView');
  const onChanged = useHoursChanged(id);
  const { state } = useUrlState(newRulesParams);
  const calls = useMemo(() => garageRulesCalls(id), [id]);
  const backTo = pathTo('garageWorkingHours', { id });
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={t('closingRules:title')}
        trail={[{ label: t('periods.title'), to: backTo }]}
      />
      <RulesForm
        places={[{ id, name }]}
        withZones={false}
        range={state.days}
        jobName={`rules.garage.${id}`}
        rulesOf={() => checkedGarageRules(id)}
        calls={calls}
        requestPath={seesRequests ? (requestId) => pathTo('changeRequest', { id: requestId }) : undefined}
        onChanged={onChanged}
        backTo={backTo}
      />
    </PageLayout>
  );
}
