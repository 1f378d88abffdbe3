import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useUser } from '#features/auth/index.ts';
import { useFailureText } from '#features/forms/index.ts';
import { type Boards, boardsOf } from './boards.ts';

/** The switches of the signed-in user; toasts show what happens to them (behaviour 17.4 and 17.5). */
export function useBoards(): Boards {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const user = useUser();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { listeners } = boardsOf(queryClient);
    listeners.settings = {
      saved: () => toast.success(t('settingSaved'), 5000),
      failed: (_, error) => toast.error(serverText(error) ?? t('errorMessages.saveSetting')),
    };
    listeners.subscriptions = {
      saved: () => {},
      failed: (code, error) => {
        const group = user?.subscriptions.find(({ serviceGroup }) => serviceGroup.code === code)?.serviceGroup;
        toast.error(t('subscriptionFailed', { name: group?.description ?? code, text: failureText(error) }));
      },
    };
  });
  return boardsOf(queryClient);
}

/** The server's own text for a failure, which replaces the portal's. */
const serverText = (error: unknown): string | undefined => (isApiError(error) ? error.text : undefined);
