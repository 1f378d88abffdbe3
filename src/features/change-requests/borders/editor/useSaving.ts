import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { useFailureText, useWrite } from '#features/forms/index.ts';
import type { BorderEditorProps } from '../types.ts';

interface SavingOptions extends Pick<BorderEditorProps, 'onSave' | 'onClose'> {
  /** The server has it now. */
  readonly onSaved: (border: ZoneBorder) => void;
}

interface Saving {
  readonly border: ZoneBorder;
  readonly thenClose: boolean;
  readonly onDone: () => void;
}

/** Sends the border, once at a time. A failure sets the error message and changes nothing else. */
export function useSaving({ onSave, onClose, onSaved }: SavingOptions) {
  const { t } = useTranslation('borders');
  const failureText = useFailureText();
  const { send, busy, error } = useWrite<Saving>({
    write: ({ border }) => onSave(border),
    onSuccess: (_, { border, thenClose, onDone }) => {
      onSaved(border);
      toast.success(t('saved'), toastTime.operation);
      onDone();
      if (thenClose) onClose();
    },
    onError: () => toast.error(t('saveFailed')),
  });
  const save = (border: ZoneBorder, thenClose: boolean, onDone: () => void) => send({ border, thenClose, onDone });
  return { save, busy, failure: error === null ? undefined : failureText(error) };
}
