import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { useFailureText, useLeaveGuard } from '#features/forms/index.ts';
import { editedIncidentQuery, incidentComponentsQuery, refreshIncidents, serviceGroupsQuery } from '../queries.ts';
import { IncidentForm, type IncidentFormProps } from './IncidentForm.tsx';

/** The dialog's incident: a new one, or the one with the id. */
export type IncidentTarget = { readonly kind: 'new' } | { readonly kind: 'existing'; readonly id: number };

interface IncidentDialogProps {
  /** Undefined while the dialog is closed. */
  readonly target: IncidentTarget | undefined;
  readonly onClose: () => void;
}

/**
 * The form of an incident in a dialog, which a press outside does not close; unsent input is not discarded without
 * a question.
 */
export function IncidentDialog({ target, onClose }: IncidentDialogProps) {
  const { t } = useTranslation('system');
  const queryClient = useQueryClient();
  const guard = useLeaveGuard();
  return (
    <>
      <Dialog
        open={target !== undefined}
        title={t(target?.kind === 'existing' ? 'form.edit' : 'form.new')}
        onClose={() => guard.leave(onClose)}
      >
        {target && (
          <LoadedForm
            id={target.kind === 'existing' ? target.id : undefined}
            guard={guard}
            onCancel={() => guard.leave(onClose)}
            onSaved={() => {
              toast.success(t('form.saved'), toastTime.operation);
              onClose();
              void refreshIncidents(queryClient);
            }}
          />
        )}
      </Dialog>
      {guard.question}
    </>
  );
}

interface LoadedFormProps extends Pick<IncidentFormProps, 'guard' | 'onCancel' | 'onSaved'> {
  readonly id: number | undefined;
}

/** The form, after its options and the current incident have loaded. */
function LoadedForm({ id, ...form }: LoadedFormProps) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  const [groups, components] = useQueries({ queries: [serviceGroupsQuery, incidentComponentsQuery] });
  const incident = useQuery({ ...editedIncidentQuery(id ?? 0), enabled: id !== undefined });
  const needed = [groups, components, ...(id === undefined ? [] : [incident])];
  const failed = needed.find(({ data, error }) => data === undefined && error !== null);
  if (groups.data && components.data && (id === undefined || incident.data)) {
    return (
      <IncidentForm
        {...form}
        groups={groups.data}
        components={components.data.map(({ name }) => name)}
        incident={id === undefined ? undefined : incident.data}
      />
    );
  }
  if (!failed) return <TableSkeleton rows={6} columns={2} />;
  return (
    <ErrorState
      compact
      title={t('form.loadFailed')}
      text={failureText(failed.error)}
      retrying={needed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of needed) if (query.data === undefined) void query.refetch();
      }}
    />
  );
}
