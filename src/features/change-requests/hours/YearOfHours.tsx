import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { usePermission } from '#features/auth/index.ts';
import { itemsOf, periodItem, ruleItem, type YearItem, YearView } from '#features/hours-year/index.ts';
import { FailedPart, type SectionQuery, SectionState } from '#features/pages/index.ts';
import { pendingRequestsQuery } from '../queries.ts';
import type { RuleCalls } from './calls.ts';
import { isEditable } from './model.ts';
import { RuleDialog, type RuleTarget, restoredTarget } from './RuleDialog.tsx';
import { YearSkeleton } from './YearSkeleton.tsx';

export interface YearOfHoursProps {
  /** The name of the zone or garage. */
  readonly name: string;
  readonly periods: SectionQuery<readonly WorkingPeriod[]>;
  readonly rules: SectionQuery<readonly ClosingRule[]>;
  /** The writes of closing rules; undefined where they are read-only. */
  readonly ruleChanges?: { readonly calls: RuleCalls; readonly onChanged: () => void } | undefined;
  /** The page that edits a period or its pending request; undefined without the right to edit. */
  readonly editPath?: ((period: WorkingPeriod) => string) | undefined;
  /** Where the periods and the rules are listed; undefined where they are on the same page. */
  readonly listsAt?: Readonly<Record<YearItem['kind'], string>> | undefined;
  /** Whether a form of a rule that was interrupted opens again here; not where the page has another list of rules. */
  readonly restores?: boolean;
}

/** The periods and rules of a calendar by the keys of its items. */
function useSources(periods: readonly WorkingPeriod[], rules: readonly ClosingRule[]) {
  return useMemo(
    () => ({
      periods: new Map(periods.map((period) => [periodItem(period).key, period])),
      rules: new Map(rules.map((rule) => [ruleItem(rule).key, rule])),
    }),
    [periods, rules],
  );
}

const none: readonly never[] = [];

/** The items of a zone or garage; what a changing one becomes is read from the requests, where the user may. */
function useItems(periods: readonly WorkingPeriod[], rules: readonly ClosingRule[]): readonly YearItem[] {
  const maySee = usePermission('ChangeRequestsView');
  const isChanging = [...periods, ...rules].some(({ id, requestAction }) => id !== null && requestAction === 'update');
  const { data: requests } = useQuery({ ...pendingRequestsQuery(), enabled: maySee && isChanging });
  return useMemo(() => itemsOf({ periods, rules, requests }), [periods, rules, requests]);
}

/** The year of a zone or a garage, in which days begin a closing rule (behaviour 12.40). */
export function YearOfHours(props: YearOfHoursProps) {
  const { periods, rules } = props;
  const isLoading = periods.data === undefined || (rules.data === undefined && !rules.error);
  if (!periods.error && isLoading) return <YearSkeleton />;
  if (periods.data === undefined || periods.error) {
    // Where the periods are listed on the same page, the list says it.
    if (!props.listsAt) return null;
    return (
      <Section>
        <SectionState query={periods} skeleton={null}>
          {() => null}
        </SectionState>
      </Section>
    );
  }
  return <Loaded {...props} list={periods.data} />;
}

function Loaded({ list, ...props }: YearOfHoursProps & { readonly list: readonly WorkingPeriod[] }) {
  const { name, periods, rules, ruleChanges, editPath, listsAt, restores = false } = props;
  const { t } = useTranslation('hoursYear');
  const { pathname } = useLocation();
  const ruleList = rules.data ?? none;
  const items = useItems(list, ruleList);
  const sources = useSources(list, ruleList);
  const [target, setTarget] = useState<RuleTarget | undefined>(() =>
    restores && ruleChanges ? restoredTarget(pathname, ruleList) : undefined,
  );
  const editRule = (rule: ClosingRule) =>
    setTarget(rule.requestId === null ? { kind: 'rule', rule } : { kind: 'request', requestId: rule.requestId });
  const placeOf = (item: YearItem) => {
    const key = item.replaces ?? item.key;
    const [period, rule] = [sources.periods.get(key), sources.rules.get(key)];
    return {
      to: listsAt?.[item.kind],
      editTo: period && isEditable(period) ? editPath?.(period) : undefined,
      onEdit: rule && ruleChanges && isEditable(rule) ? () => editRule(rule) : undefined,
    };
  };
  return (
    <>
      <YearView
        name={name}
        items={items}
        placeOf={placeOf}
        onNewRule={ruleChanges && rules.data ? (days) => setTarget({ kind: 'new', days }) : undefined}
        refreshing={periods.isRefreshing || rules.isRefreshing}
        notice={
          rules.data === undefined || rules.error ? (
            <FailedPart retry={rules.retry} retrying={rules.isRefreshing}>
              {t('rulesFailed')}
            </FailedPart>
          ) : undefined
        }
      />
      {ruleChanges && (
        <RuleDialog
          target={target}
          onTarget={setTarget}
          rules={rules}
          calls={ruleChanges.calls}
          onChanged={ruleChanges.onChanged}
        />
      )}
    </>
  );
}
