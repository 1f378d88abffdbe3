import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { type SectionQuery, SectionState } from '#features/reporting/index.ts';
import type { RuleCalls } from './calls.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RuleDialog, type RuleTarget } from './RuleDialog.tsx';
import { RulesTable } from './RulesTable.tsx';

export interface RulesSectionProps {
  readonly query: SectionQuery<readonly ClosingRule[]>;
  /** What may be done; left out where rules are only looked at. */
  readonly changes?: { readonly calls: RuleCalls; readonly onChanged: () => void } | undefined;
}

/** Days without charge of a zone or a garage, with what may be asked for them. */
export function RulesSection({ query, changes }: RulesSectionProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const [target, setTarget] = useState<RuleTarget>();
  const [removed, setRemoved] = useState<ClosingRule>();
  const canChange = changes !== undefined;
  const actions = useMemo(
    () =>
      canChange
        ? {
            onEdit: (rule: ClosingRule) =>
              setTarget(
                rule.requestId === null ? { kind: 'rule', rule } : { kind: 'request', requestId: rule.requestId },
              ),
            onRemove: setRemoved,
          }
        : undefined,
    [canChange],
  );
  const add = canChange && (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setTarget({ kind: 'new' })}>
      {t('rules.add')}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Section title={t('rules.title')} padding="none" actions={!isEmpty && add}>
      <SectionState query={query} skeleton={<TableSkeleton rows={4} columns={3} />}>
        {(rules) => (
          <RulesTable
            rules={rules}
            actions={actions}
            empty={<EmptyState compact title={t('rules.none')} text={t('rules.noneText')} action={add || undefined} />}
          />
        )}
      </SectionState>
      {changes && (
        <>
          <RuleDialog target={target} onTarget={setTarget} calls={changes.calls} onChanged={changes.onChanged} />
          <RemoveDialog
            kind="rule"
            target={
              removed && { item: removed, name: `${formats.dayRange(removed.begin, removed.end)}, ${removed.reason}` }
            }
            calls={changes.calls}
            onChanged={changes.onChanged}
            onClose={() => setRemoved(undefined)}
          />
        </>
      )}
    </Section>
  );
}
