import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { isEditable, isPending, itemKey } from './model.ts';
import { PendingMark, type RequestQuery } from './PendingMark.tsx';

export interface RulesTableProps {
  readonly rules: readonly ClosingRule[];
  readonly empty: ReactNode;
  /** The query of a rule's pending request; undefined where the user may not read it. It must be stable. */
  readonly requestQuery?: RequestQuery<ClosingRule> | undefined;
  /** The actions on a rule; undefined where rules are read-only. The function must be stable. */
  readonly actions?:
    | { readonly onEdit: (rule: ClosingRule) => void; readonly onRemove: (rule: ClosingRule) => void }
    | undefined;
}

/** A table of days without charge: first day, last day and reason; sorted by the first day by default. */
export function RulesTable({ rules, empty, requestQuery, actions }: RulesTableProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const hasPending = rules.some(isPending);
  const columns = useMemo((): readonly DataTableColumn<ClosingRule>[] => {
    const date = { kind: 'text', width: 110, unbroken: true } as const;
    return [
      {
        ...date,
        id: 'begin',
        header: t('rules.from'),
        value: (rule) => rule.begin,
        cell: (rule) => formats.day(rule.begin),
        card: 'title',
        cardCell: (rule) => formats.dayRange(rule.begin, rule.end),
      },
      {
        ...date,
        id: 'end',
        header: t('rules.to'),
        card: 'none',
        value: (rule) => rule.end,
        cell: (rule) => formats.day(rule.end),
      },
      {
        id: 'reason',
        words: true,
        header: t('rules.reason'),
        kind: 'text',
        width: 220,
        card: 'line',
        value: (rule) => rule.reason,
      },
      ...(hasPending
        ? [
            {
              id: 'state',
              header: t('rules.state'),
              kind: 'custom',
              width: 190,
              card: 'status',
              value: (rule) => rule.requestAction,
              cell: (rule) => <PendingMark item={rule} resource="closingRule" requestQuery={requestQuery} />,
            } satisfies DataTableColumn<ClosingRule>,
          ]
        : []),
      ...(actions
        ? [
            {
              id: 'actions',
              header: t('rules.actions'),
              kind: 'custom',
              align: 'end',
              width: 80,
              card: 'action',
              value: () => null,
              cell: (rule) => <RuleMenu rule={rule} {...actions} />,
            } satisfies DataTableColumn<ClosingRule>,
          ]
        : []),
    ];
  }, [t, formats, hasPending, requestQuery, actions]);
  return (
    <DataTable
      label={t('rules.title')}
      columns={columns}
      rows={rules}
      rowId={itemKey}
      sort={{ id: 'begin', desc: false }}
      empty={empty}
    />
  );
}

interface RuleMenuProps extends NonNullable<RulesTableProps['actions']> {
  readonly rule: ClosingRule;
}

function RuleMenu({ rule, onEdit, onRemove }: RuleMenuProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const pending = isPending(rule);
  const editable = isEditable(rule);
  return (
    <MenuButton
      iconOnly
      size="xs"
      variant="ghost"
      icon={<Ellipsis aria-hidden />}
      label={t('rules.actionsOf', { name: `${formats.dayRange(rule.begin, rule.end)}, ${rule.reason}` })}
      items={[
        {
          id: 'edit',
          label: t('period.edit'),
          icon: <Pencil aria-hidden />,
          disabled: !editable,
          ...(editable ? {} : { reason: t('period.removalPending') }),
          onSelect: () => onEdit(rule),
        },
        {
          id: 'remove',
          label: t(pending ? 'period.withdraw' : 'period.remove'),
          icon: pending ? <Undo aria-hidden /> : <Trash aria-hidden />,
          tone: 'danger',
          onSelect: () => onRemove(rule),
        },
      ]}
    />
  );
}
