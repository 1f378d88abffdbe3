import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useUser } from '#features/auth/index.ts';
import { type Boards, boardsOf } from './boards.ts';
import './texts.ts';

/** The switches of the signed-in user; what happens to them is told by toasts (spec 2, part 8). */
export function useBoards(): Boards {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const user = useUser();
  const boards = boardsOf(useQueryClient());
  useEffect(() => {
    boards.told.settings = {
      saved: () => toast.success(t('settingSaved'), 5000),
      failed: (_, error) => toast.error(serverText(error) ?? t('errorMessages.saveSetting')),
    };
    boards.told.subscriptions = {
      saved: () => {},
      failed: (code, error) => {
        const group = user?.subscriptions.find(({ serviceGroup }) => serviceGroup.code === code)?.serviceGroup;
        toast.error(t('subscriptionFailed', { name: group?.description ?? code, text: failureText(error) }));
      },
    };
  });
  return boards;
}

/** The server's own words for a failure, which replace ours. */
const serverText = (error: unknown): string | undefined => (isApiError(error) ? error.text : undefined);
