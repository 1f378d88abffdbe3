import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useWrite } from '#features/forms/index.ts';
import { loadFaults, loadMails, loadState } from './controlCalls.ts';
import './texts.ts';

/** The interval at which the console checks for changes (ms); the response is a few bytes. */
export const lookAgain = 2000;

/** Where the console is shown, and how it reaches the portal beside it. */
export interface ConsolePlace {
  /** A page of its own, or a drawer over the portal. */
  readonly kind: 'page' | 'drawer';
  /** The address of the portal with a person signed in; undefined: it is not known where the portal is. */
  readonly addressFor?: ((username: string, path?: string) => string) | undefined;
  /** Whether all tabs of the browser have one session in the portal, as over HTTP; default: each tab its own. */
  readonly hasSharedSession?: boolean | undefined;
  /** The address of a path of the portal; undefined as above. */
  readonly portalAddress?: ((path: string) => string) | undefined;
  /** What is known of the portal, and how it is led; undefined: nothing is known of it. */
  readonly portal?: ConsolePortal | undefined;
}

/** The portal as the console sees it, for rehearsals. What is missing cannot be done from here. */
export interface ConsolePortal {
  readonly subscribe: (listener: () => void) => () => void;
  /** Its path with its query; undefined while it is not known. */
  readonly path: () => string | undefined;
  /** Who is signed in; null: nobody; undefined while it is not known. */
  readonly user: () => string | null | undefined;
  /** Opens a page of it, as a link does. */
  readonly go?: (path: string) => void;
  /** Loads again what it shows. */
  readonly refresh?: () => void;
  /** Signs a user in, or out with null, and opens a page. */
  readonly enter?: (username: string | null, path: string) => void;
}
export const ConsolePlaceContext = createContext<ConsolePlace>({ kind: 'page' });
export const useConsolePlace = () => useContext(ConsolePlaceContext);

/** The state of the world, kept up to date. */
export function useWorldState() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['console', 'state', language],
    queryFn: () => loadState(language),
    refetchInterval: lookAgain,
  });
}

export function useFaults() {
  const language = useLanguage();
  return useQuery({ queryKey: ['console', 'faults', language], queryFn: () => loadFaults(language) });
}

export function useMails() {
  const language = useLanguage();
  return useQuery({ queryKey: ['console', 'mails', language], queryFn: () => loadMails(language) });
}

/** Loads again what the console shows when the world has changed, by whomever. */
export function useFollowChanges() {
  const queryClient = useQueryClient();
  const version = useWorldState().data?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version && seen.current !== undefined) {
      void queryClient.invalidateQueries({
        queryKey: ['console'],
        predicate: ({ queryKey }) => queryKey[1] !== 'state' && queryKey[1] !== 'log',
      });
    }
    seen.current = version;
  }, [version, queryClient]);
}

/** A change by a control call: what failed is said in a toast, and everything that is shown is loaded again. */
export function useControl<Variables = void>(
  change: (language: string, variables: Variables) => Promise<unknown>,
  done?: (variables: Variables) => void,
) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useWrite<Variables>({
    write: (variables) => change(language, variables),
    onSuccess: (_, variables) => {
      void queryClient.invalidateQueries({ queryKey: ['console'] });
      done?.(variables);
    },
    onError: (error) => toast.error(`${t('notDone')} ${error instanceof Error ? error.message : ''}`.trim()),
  });
}
