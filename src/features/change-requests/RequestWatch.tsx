import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useGoTo } from '#features/url-state/index.ts';
import { unreported } from './decisions.ts';
import { decidedQueries } from './pendingQuery.ts';
import { pageReader, readRequests } from './readRequests.ts';
import { placeNames } from './review.ts';

/** The interval at which the pending requests are loaded (ms), while the tab is visible. */
const interval = 60_000;
/** The most pending requests whose decisions are noticed. */
const mostWatched = 100;
/** The most decisions that have a toast each. */
const mostToasts = 3;
/** The time of a toast (ms): it reports what the user did not just do. */
const toastTime = 8000;

interface RequestWatchProps {
  /** Receives the number of pending requests. */
  readonly onCount: (count: number) => void;
}

/**
 * Counts the pending requests, and shows a toast when one is decided, on whatever page the user is. The toast of one
 * request leads to it. Renders nothing.
 */
export function RequestWatch({ onCount }: RequestWatchProps) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const { data } = useQuery({
    queryKey: ['change-requests', 'watched'],
    queryFn: ({ signal }) => readRequests(pageReader('pending', signal), (rows) => rows.length >= mostWatched),
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const watched = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!data) return;
    onCount(data.count);
    const pending = new Set(data.rows.map(({ id }) => id));
    const gone = new Set([...watched.current].filter((id) => !pending.has(id)));
    watched.current = pending;
    if (gone.size === 0) return;
    const report = async () => {
      const areFound = (rows: readonly ChangeRequest[]) => [...gone].every((id) => rows.some((row) => row.id === id));
      const [{ rows }] = await Promise.all([
        readRequests(pageReader(undefined, new AbortController().signal), areFound),
        loadTexts(['changeRequests']),
      ]);
      // The texts are loaded with the first decision.
      const t = i18next.getFixedT(null, 'changeRequests');
      const decided = unreported(
        rows.filter(({ id }) => gone.has(id)),
        () => localStorage,
      );
      if (decided.length > mostToasts) toast.info(t('toast.many', { count: decided.length }), toastTime);
      else {
        for (const request of decided) {
          const name = [t(`what.${request.resource}.${request.action}`), placeNames(request).join(' › ')].join(', ');
          const open = {
            label: t('review.openRequest'),
            onClick: () => void goTo(pathTo('changeRequest', { id: request.id })),
          };
          if (request.status === 'approved') toast.success(t('toast.approved', { name }), toastTime, open);
          else toast.info(t('toast.rejected', { name }), toastTime, open);
        }
      }
      // The lists and items on the screen have the decision too.
      await queryClient.invalidateQueries(decidedQueries);
    };
    report().catch(() => {
      // It is tried again when the pending requests are loaded next.
      watched.current = new Set([...watched.current, ...gone]);
    });
  }, [data, onCount, queryClient, goTo]);
  return null;
}
