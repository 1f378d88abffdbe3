import { useQueryClient } from '@tanstack/react-query';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useTranslation } from 'react-i18next';
import { request } from '#api/client.ts';
import { changeIncident, type Incident } from '#api/contract/system.ts';
import { now } from '#api/serverClock.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { useFailureText, useWrite } from '#features/forms/index.ts';
import { currentIncident, refreshIncidents } from '../../queries.ts';
import { phaseOf } from '../../status/timeline.ts';
import { resolvedEnd, withEnd } from './resolvedEnd.ts';

/** What a press has found and done. */
interface Resolved {
  /** The incident before the press. */
  readonly before: Incident;
  /** As it is now; undefined where it had ended already, so that nothing was written. */
  readonly after: Incident | undefined;
}

const end = (incident: Incident, moment: Date | null, signal?: AbortSignal): Promise<Incident> =>
  request(changeIncident, { params: { id: incident.id }, body: withEnd(incident, moment) }, { signal });

/** Reads the incident, so that nothing that others have changed is lost, and ends it with one write. */
async function resolve(id: number, signal: AbortSignal): Promise<Resolved> {
  const before = await currentIncident(id, signal);
  const moment = now();
  if (phaseOf(before, moment) === 'over') return { before, after: undefined };
  return { before, after: await end(before, resolvedEnd(before.begin, moment), signal) };
}

const sayFailed = (text: string, label: string, onClick: () => void) =>
  toast.error(text, toastTime.operation, { label, onClick });

interface ResolveButtonProps {
  readonly incident: Pick<Incident, 'id' | 'title'>;
  /** An icon alone, on a phone's card. */
  readonly iconOnly?: boolean;
  readonly size?: 'xs' | 'sm';
}

/**
 * Ends an ongoing incident now, in one press (behaviour 16.40). What was done is said with a button that takes it back; a
 * failure is said with one that tries again.
 */
export function ResolveButton({ incident, iconOnly = false, size = 'sm' }: ResolveButtonProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const title = cutText(incident.title);
  const refresh = () => void refreshIncidents(queryClient);

  /** Takes the end back, unless somebody has changed it since. The page may have been left by now. */
  const undo = async ({ before, after }: { readonly before: Incident; readonly after: Incident }) => {
    try {
      const current = await currentIncident(after.id);
      if (current.end?.getTime() !== after.end?.getTime()) toast.info(t('resolve.changedSince', { title }));
      else {
        await end(current, before.end);
        toast.success(t('resolve.undone', { title }), toastTime.operation);
      }
    } catch (error) {
      sayFailed(
        t('resolve.undoFailed', { title, reason: failureText(error) }),
        t('resolve.again'),
        () => void undo({ before, after }),
      );
    }
    refresh();
  };

  const { send, busy } = useWrite<null, Resolved>({
    write: (_, signal) => resolve(incident.id, signal),
    onSuccess: ({ before, after }) => {
      if (!after) {
        toast.info(t('resolve.already', { title, moment: before.end ? formats.minute(before.end) : '' }));
      } else {
        const said = t('resolve.done', { title, time: after.end ? formats.time(after.end) : '' });
        toast.success(said, undoTime, { label: t('resolve.undo'), onClick: () => void undo({ before, after }) });
      }
      refresh();
    },
    onError: (error) => {
      sayFailed(t('resolve.failed', { title, reason: failureText(error) }), t('resolve.again'), () => send(null));
      // The response may have been lost, and the incident may be gone or ended by somebody else.
      refresh();
    },
  });

  const name = t('resolve.named', { title: incident.title.slice(0, 100) });
  const press = { size, busy, onClick: () => send(null), icon: <CircleCheckBig size={14} aria-hidden /> };
  return iconOnly ? (
    <IconButton {...press} variant="outline" label={name} />
  ) : (
    <Button {...press} aria-label={name}>
      {t('resolve.now')}
    </Button>
  );
}

/** Milliseconds in which it can be taken back from the message; later in the form. */
const undoTime = 10_000;
