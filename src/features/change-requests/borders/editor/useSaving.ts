import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useSending } from '#features/auth/index.ts';
import '../texts.ts';
import type { BorderEditorProps } from '../types.ts';

interface SavingOptions extends Pick<BorderEditorProps, 'onSave' | 'onClose'> {
  /** The server has it now. */
  readonly onSaved: (border: ZoneBorder) => void;
}

/** Sends the border, once at a time. A failure is told in words, and leaves everything as it was. */
export function useSaving({ onSave, onClose, onSaved }: SavingOptions) {
  const { t } = useTranslation('borders');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const { send, busy } = useSending();
  const save = (border: ZoneBorder, thenClose: boolean, onDone: () => void) => {
    setFailure(undefined);
    return send(() => onSave(border), {
      onSent: () => {
        onSaved(border);
        toast.success(t('saved'));
        onDone();
        if (thenClose) onClose();
      },
      onFailed: (error) => {
        setFailure(failureText(error));
        toast.error(t('saveFailed'));
      },
    });
  };
  return { save, busy, failure };
}
