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
import { PendingMark } from './PendingMark.tsx';

export interface RulesTableProps {
  readonly rules: readonly ClosingRule[];
  readonly empty: ReactNode;
  /** What may be done with a rule; left out where they are only looked at. Keep it stable. */
  readonly actions?:
    | { readonly onEdit: (rule: ClosingRule) => void; readonly onRemove: (rule: ClosingRule) => void }
    | undefined;
}

/** Days without charge: from, to, why; the first day first unless sorted otherwise. */
export function RulesTable({ rules, empty, actions }: RulesTableProps) {
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
      },
      { ...date, id: 'end', header: t('rules.to'), value: (rule) => rule.end, cell: (rule) => formats.day(rule.end) },
      { id: 'reason', header: t('rules.reason'), kind: 'text', width: 220, value: (rule) => rule.reason },
      ...(hasPending
        ? [
            {
              id: 'state',
              header: t('rules.state'),
              kind: 'custom',
              width: 190,
              value: (rule) => rule.requestAction,
              cell: (rule) => <PendingMark item={rule} />,
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
              value: () => null,
              cell: (rule) => <RuleMenu rule={rule} {...actions} />,
            } satisfies DataTableColumn<ClosingRule>,
          ]
        : []),
    ];
  }, [t, formats, hasPending, actions]);
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
