import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { useToday } from '#features/pages/index.ts';
import type { PeriodCalls } from './calls.ts';
import { inOrder, isEditable, isPending, itemKey } from './model.ts';
import { PendingMark, type RequestQuery } from './PendingMark.tsx';
import { PeriodCard } from './PeriodCard.tsx';
import { PeriodCards } from './PeriodCards.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** The actions on periods; undefined where they are read-only. */
export interface PeriodChanges {
  readonly calls: Pick<PeriodCalls, 'list' | 'remove' | 'withdraw'>;
  /** Returns the path that edits a period or its pending request; undefined without the right to edit. */
  readonly editPath?: (period: WorkingPeriod) => string;
  /** Returns the path of a form for a new period that begins as this one; undefined without the right to make one. */
  readonly newFromPath?: (period: WorkingPeriod) => string;
  /** Returns the path that copies a period to other dates and zones; undefined without the right to make one. */
  readonly copyPath?: (period: WorkingPeriod) => string;
  /** Called when a change was requested, or found to be requested already, so that the data is loaded again. */
  readonly onChanged: () => void;
}

export interface PeriodListProps {
  readonly periods: readonly WorkingPeriod[];
  readonly changes?: PeriodChanges | undefined;
  /** The query of a period's pending request; undefined where the user may not read it. */
  readonly requestQuery?: RequestQuery<WorkingPeriod> | undefined;
  /** The action of the empty list: the button that adds a period. */
  readonly emptyAction?: ReactNode;
}

/** Working periods as cards: current and future ones, then past ones. */
export function PeriodList({ periods, changes, requestQuery, emptyAction }: PeriodListProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const [removed, setRemoved] = useState<WorkingPeriod>();
  const nameOf = (period: WorkingPeriod) => formats.dayRange(period.validFrom, period.validTo);
  const day = useToday();
  if (periods.length === 0) {
    return (
      <EmptyState
        compact
        title={t('periods.none')}
        text={t(emptyAction ? 'periods.noneText' : 'periods.noneReadOnly')}
        action={emptyAction}
      />
    );
  }
  return (
    <>
      <PeriodCards>
        {inOrder(periods, day).map((period) => (
          <PeriodCard
            key={itemKey(period)}
            period={period}
            today={day}
            pending={
              isPending(period) && <PendingMark item={period} resource="workingPeriod" requestQuery={requestQuery} />
            }
            actions={
              changes && (
                <CardActions
                  period={period}
                  name={nameOf(period)}
                  changes={changes}
                  onRemove={() => setRemoved(period)}
                />
              )
            }
          />
        ))}
      </PeriodCards>
      {changes && (
        <RemoveDialog
          kind="period"
          target={removed && { item: removed, name: nameOf(removed) }}
          calls={changes.calls}
          onChanged={changes.onChanged}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

interface CardActionsProps {
  readonly period: WorkingPeriod;
  readonly name: string;
  readonly changes: PeriodChanges;
  readonly onRemove: () => void;
}

function CardActions({ period, name, changes, onRemove }: CardActionsProps) {
  const { t } = useTranslation('hours');
  const pending = isPending(period);
  const { editPath, newFromPath, copyPath } = changes;
  return (
    <>
      {!editPath ? null : isEditable(period) ? (
        <LinkButton
          to={editPath(period)}
          size="sm"
          icon={<Pencil aria-hidden />}
          label={t('period.editNamed', { name })}
        >
          {t('period.edit')}
        </LinkButton>
      ) : (
        <Tooltip text={t('period.removalPending')}>
          <Button size="sm" icon={<Pencil aria-hidden />} aria-disabled aria-label={t('period.editNamed', { name })}>
            {t('period.edit')}
          </Button>
        </Tooltip>
      )}
      <Button
        size="sm"
        icon={pending ? <Undo aria-hidden /> : <Trash aria-hidden />}
        aria-label={t(pending ? 'period.withdrawNamed' : 'period.removeNamed', { name })}
        onClick={onRemove}
      >
        {t(pending ? 'period.withdraw' : 'period.remove')}
      </Button>
      {copyPath && (
        <LinkButton
          to={copyPath(period)}
          variant="ghost"
          size="sm"
          icon={<Copy aria-hidden />}
          label={t('period.copyNamed', { name })}
        >
          {t('period.copy')}
        </LinkButton>
      )}
      {newFromPath && (
        <LinkButton
          to={newFromPath(period)}
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden />}
          label={t('period.newFromNamed', { name })}
        >
          {t('period.newFrom')}
        </LinkButton>
      )}
    </>
  );
}
