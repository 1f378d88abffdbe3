import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { usePermission } from '#features/auth/index.ts';
import {
  copySearch,
  HoursNote,
  type PeriodChanges,
  PeriodList,
  PeriodListSkeleton,
  RulesSection,
  templateSearch,
  YearPart,
} from '#features/change-requests/index.ts';
import { type NamedOutlet, OutletHeader, OutletPage } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { editedPeriodRequest, garagePeriodCalls, garageRuleCalls, useHoursChanged } from './hoursQueries.ts';
import { garages } from './outlet.ts';
import { periodPath } from './periodPath.ts';
import { workingHoursPage } from './workingHoursPage.ts';

export { WorkingHoursPage as Component };
export const { loader } = workingHoursPage;

/** A garage's working hours and its days without charge (behaviour 13.13). */
const WorkingHoursPage = () => (
  <OutletPage area={garages.useArea()}>{(outlet) => <WorkingHours outlet={outlet} />}</OutletPage>
);

function WorkingHours({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation(['hours', 'seasons', 'closingRules']);
  const queries = workingHoursPage.queries({ id });
  const periods = useSectionQuery(queries.periods);
  const rules = useSectionQuery(queries.rules);
  const canChange = usePermission('ChangeGarageRequests');
  const onChanged = useHoursChanged(id);
  const changes = useMemo((): PeriodChanges | undefined => {
    if (!canChange) return undefined;
    return {
      calls: garagePeriodCalls(id),
      onChanged,
      // A period that awaits approval is edited in its request.
      editPath: (period) => periodPath(id, period),
      newFromPath: (period) => pathTo('garageNewWorkingPeriod', { id }) + templateSearch(period),
      copyPath: (period) => pathTo('garageCopyWorkingPeriods', { id }) + copySearch(undefined, period),
    };
  }, [canChange, id, onChanged]);
  const ruleCalls = useMemo(() => garageRuleCalls(id), [id]);
  const ruleChanges = useMemo(
    () => (canChange ? { calls: ruleCalls, onChanged } : undefined),
    [canChange, ruleCalls, onChanged],
  );
  const requestQuery = (requestId: number) => editedPeriodRequest(id, requestId);
  const add = canChange && (
    <LinkButton size="sm" icon={<Plus aria-hidden />} to={pathTo('garageNewWorkingPeriod', { id })}>
      {t('periods.add')}
    </LinkButton>
  );
  const copy = canChange && (
    <LinkButton size="sm" icon={<Copy aria-hidden />} to={pathTo('garageCopyWorkingPeriods', { id })}>
      {t('seasons:link')}
    </LinkButton>
  );
  return (
    <PageLayout>
      <OutletHeader outlet={outlet} page={t('periods.title')} />
      <Section
        title={t('periods.title')}
        description={<HoursNote />}
        actions={
          periods.data?.length !== 0 && (
            <>
              {copy}
              {add}
            </>
          )
        }
      >
        <SectionState query={periods} skeleton={<PeriodListSkeleton actions={changes !== undefined} />}>
          {(list) => <PeriodList periods={list} changes={changes} requestQuery={requestQuery} emptyAction={add} />}
        </SectionState>
      </Section>
      <RulesSection
        query={rules}
        requestQuery={ruleCalls.requestQuery}
        changes={ruleChanges}
        several={
          canChange
            ? { to: pathTo('garageNewClosingRules', { id }), text: t('closingRules:several.ranges') }
            : undefined
        }
      />
      <YearPart
        name={outlet.name}
        periods={periods}
        rules={rules}
        ruleChanges={ruleChanges}
        editPath={changes?.editPath}
      />
    </PageLayout>
  );
}
