import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { holdCalls } from '#api/client.ts';
import { forgetNameless } from '#api/ownStorage.ts';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { signOut } from '#features/auth/index.ts';
import { forgetDrafts, hasUnsavedWork } from '#features/forms/index.ts';
import { leaveForLogin } from '../session/leaveForLogin.ts';

/** `asked`: by the user, who is asked before unsent input is lost; `idle`: by inactivity, which keeps it. */
export interface SignOutRequest {
  readonly reason: 'asked' | 'idle';
}

/** Signs the user out (behaviour 1.19 and 1.28), with each new request. */
export function SignOut({ request }: { readonly request: SignOutRequest }): ReactNode {
  const { reason } = request;
  const { t } = useTranslation(['session', 'layout']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isIdle } = useMutation({
    mutationFn: signOut,
    onMutate: async () => {
      // A call that the page makes meanwhile, such as the watch of requests, would be refused.
      holdCalls(true);
      await queryClient.cancelQueries();
    },
    onError: () => toast.error(t('layout:logoutFailed')),
    onSettled: async () => {
      if (reason === 'asked') {
        forgetDrafts();
        forgetNameless();
      }
      const place = { pathname, search };
      const portal = {
        queryClient,
        place: () => place,
        navigate: async (path: string) => navigate(path, { replace: reason === 'idle' }),
      };
      try {
        await leaveForLogin(
          portal,
          reason === 'idle' ? { remembered: place, why: 'idle', notice: { kind: 'idle' } } : {},
        );
      } finally {
        holdCalls(false);
      }
    },
  });
  const start = useEffectEvent(async ({ reason: wanted }: SignOutRequest, signal: AbortSignal) => {
    const asks = wanted === 'asked' && (await hasUnsavedWork());
    if (signal.aborted || !isIdle) return;
    if (asks) setAsking(true);
    else mutate(wanted === 'idle' ? 'idle' : 'signedOut');
  });
  useEffect(() => {
    // StrictMode runs effects twice: the user is signed out once.
    const controller = new AbortController();
    queueMicrotask(() => void start(request, controller.signal));
    return () => controller.abort();
  }, [request]);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('signOut.title')}
      text={t('signOut.text')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.stay')}
      tone="danger"
      onConfirm={() => {
        setAsking(false);
        mutate('signedOut');
      }}
      onCancel={() => setAsking(false)}
    />
  );
}
