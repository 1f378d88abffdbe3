import { HStack } from '@chakra-ui/react/stack';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { type SectionQuery, SectionState } from '#features/pages/index.ts';
import type { RuleCalls } from './calls.ts';
import type { RequestQuery } from './PendingMark.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RuleDialog, type RuleTarget, restoredTarget } from './RuleDialog.tsx';
import { RulesTable } from './RulesTable.tsx';

export interface RulesSectionProps {
  readonly query: SectionQuery<readonly ClosingRule[]>;
  /** The query of a rule's pending request; undefined where the user may not read it. It must be stable. */
  readonly requestQuery?: RequestQuery<ClosingRule> | undefined;
  /** The actions; undefined where rules are read-only. */
  readonly changes?: { readonly calls: RuleCalls; readonly onChanged: () => void } | undefined;
  /** The form of several rules at once, and what its link says; undefined where the user may not open it. */
  readonly several?: { readonly to: string; readonly text: string } | undefined;
}

/** Days without charge of a zone or a garage, with their actions. */
export function RulesSection({ query, requestQuery, changes, several }: RulesSectionProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const [target, setTarget] = useState<RuleTarget>();
  const [removed, setRemoved] = useState<ClosingRule>();
  const canChange = changes !== undefined;
  const { pathname } = useLocation();
  // A form that was interrupted opens again, once the rules have loaded.
  const [isRestored, setRestored] = useState(false);
  if (!isRestored && canChange && query.data) {
    setRestored(true);
    setTarget(restoredTarget(pathname, query.data));
  }
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
    <>
      {several && (
        <LinkButton size="sm" to={several.to}>
          {several.text}
        </LinkButton>
      )}
      <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setTarget({ kind: 'new' })}>
        {t('rules.add')}
      </Button>
    </>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Section title={t('rules.title')} padding="none" actions={!isEmpty && add}>
      <SectionState query={query} skeleton={<TableSkeleton rows={4} columns={3} />}>
        {(rules) => (
          <RulesTable
            rules={rules}
            requestQuery={requestQuery}
            actions={actions}
            empty={
              <EmptyState
                compact
                title={t('rules.none')}
                text={t(canChange ? 'rules.noneText' : 'rules.noneReadOnly')}
                action={
                  add ? (
                    <HStack wrap="wrap" justify="center" gap="2">
                      {add}
                    </HStack>
                  ) : undefined
                }
              />
            }
          />
        )}
      </SectionState>
      {changes && (
        <>
          <RuleDialog
            target={target}
            onTarget={setTarget}
            rules={query}
            calls={changes.calls}
            onChanged={changes.onChanged}
          />
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
