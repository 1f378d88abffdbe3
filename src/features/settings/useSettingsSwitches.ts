import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { useFailureText } from '#features/forms/index.ts';
import { storeSetting, storeSubscription } from './queries.ts';
import { type Switches, useSwitches } from './useSwitches.ts';

/** The switches of the signed-in user's settings, by the setting's code; toasts report their writes (behaviour 17.4). */
export function useSettingSwitches(): Switches {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  return useSwitches({
    name: 'settings',
    stored: (code) =>
      queryClient
        .getQueryData(userInfoQuery.queryKey)
        ?.settings.some((setting) => setting.code === code && setting.value === 'true') ?? false,
    write: (code, value) => storeSetting(queryClient, code, value),
    onSaved: () => toast.success(t('settingSaved'), toastTime.operation),
    onFailed: (_, error) => toast.error(serverText(error) ?? t('errorMessages.saveSetting')),
  });
}

/** The switches of the signed-in user's subscriptions, by the service group's code (behaviour 17.5). */
export function useSubscriptionSwitches(): Switches {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const subscriptionTo = (code: string) =>
    queryClient
      .getQueryData(userInfoQuery.queryKey)
      ?.subscriptions.find(({ serviceGroup }) => serviceGroup.code === code);
  return useSwitches({
    name: 'subscriptions',
    stored: (code) => subscriptionTo(code)?.isEnabled ?? false,
    write: (code, value) => storeSubscription(queryClient, code, value),
    onFailed: (code, error) => {
      const name = subscriptionTo(code)?.serviceGroup.description ?? code;
      toast.error(t('subscriptionFailed', { name, text: failureText(error) }));
    },
  });
}

/** The server's own text for a failure, which replaces the portal's. */
const serverText = (error: unknown): string | undefined => (isApiError(error) ? error.text : undefined);
