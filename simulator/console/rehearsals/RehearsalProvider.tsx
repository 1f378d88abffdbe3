import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useWrite } from '#features/forms/index.ts';
import { importSnapshot, loadSnapshot, reset, setFaults } from '../controlCalls.ts';
import '../texts.ts';
import { useConsolePlace } from '../useControl.ts';
import { createCallAs } from './callAs.ts';
import {
  advance,
  fits,
  hasMark,
  type Progress,
  readMark,
  readProgress,
  rehearsalOf,
  stepBack,
  stepsOf,
  storeMark,
  storeProgress,
} from './progress.ts';
import type { Observed, Step } from './rehearsal.ts';
import { useObserved } from './useObserved.ts';
import { RehearsalContext, type RehearsalControl } from './useRehearsal.ts';

interface RehearsalProviderProps {
  /** Called before the portal beside the console shows a page, such as to uncover it on a phone. */
  readonly onPortal?: () => void;
  readonly children: ReactNode;
}

/** Follows the rehearsal of this tab: what has happened ticks its steps off (behaviour 23.24 to 23.26). */
export function RehearsalProvider({ onPortal, children }: RehearsalProviderProps) {
  const { t } = useTranslation('rehearsals');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { kind, portal, portalAddress, addressFor } = useConsolePlace();
  const [progress, setProgress] = useState(readProgress);
  const [observed, setObserved] = useState<Observed>();
  const rehearsal = rehearsalOf(progress?.id);
  const steps = useMemo(() => (rehearsal ? stepsOf(rehearsal) : []), [rehearsal]);
  const done = progress?.run == null ? 0 : progress.done;
  const current = steps[done];

  const keep = (next: Progress | undefined) => {
    setProgress(next);
    storeProgress(next);
  };

  const failed = (error: unknown) =>
    toast.error(`${t('notDone')} ${error instanceof Error ? error.message : ''}`.trim());

  /**
   * Whether pages of the portal can be opened: the one below the drawer once it has started, since another tab must not
   * open in its place.
   */
  const canOpen = portal?.go !== undefined || (kind === 'page' && portalAddress !== undefined);

  /** Opens a page of the portal: beside the console, else in the portal's tab. */
  const open = (path: string) => {
    if (!canOpen) return;
    if (portal?.go) {
      onPortal?.();
      portal.go(path);
    } else if (portalAddress) window.open(portalAddress(path), 'simulator-portal');
  };

  const enter = (username: string | null, path: string) => {
    if (portal?.enter) portal.enter(username, path);
    else if (username !== null && addressFor) window.open(addressFor(username, path), 'simulator-portal');
    else open(path);
  };

  /** A change for the rehearsal: what failed is said, and everything that is shown is loaded again. */
  const preparing = useWrite<() => void>({
    write: async (finish) => {
      if (!rehearsal) return;
      const { run } = await reset(language, { scenario: rehearsal.scenario, seed: 1, now: rehearsal.now });
      if (rehearsal.faults) await setFaults(language, rehearsal.faults);
      // The marks of an earlier start go.
      storeProgress(undefined);
      await startAgain({ id: rehearsal.id, run, done: 1, isHeld: false });
      finish();
      void navigate('?part=rehearsals');
      if (!portal?.enter) return;
      onPortal?.();
      portal.enter(rehearsal.person, rehearsal.path);
    },
    onError: failed,
  });

  /** Continues from other data: what was seen before belongs to the earlier ones. */
  const startAgain = async (next: Progress) => {
    await queryClient.resetQueries({ queryKey: ['console'] });
    setObserved(undefined);
    keep(next);
  };

  const doing = useWrite<Step>({
    write: async ({ doIt }) => {
      if (!observed) return;
      const refresh = () => portal?.refresh?.();
      await doIt?.({ language, observed, callAs: createCallAs(language), enter, refresh });
      refresh();
      void queryClient.invalidateQueries({ queryKey: ['console'] });
    },
    onError: failed,
  });

  const earlier = stepBack(steps, done);
  const canGoBack = progress?.run != null && done > 1 && hasMark(earlier);
  const goingBack = useWrite<Progress>({
    write: async (from) => {
      await importSnapshot(language, readMark(earlier));
      await startAgain({ ...from, done: earlier, isHeld: true });
    },
    onError: failed,
  });

  const control: RehearsalControl = {
    rehearsal,
    progress,
    steps,
    current,
    observed,
    isFit: !rehearsal || !progress || !observed || fits(rehearsal, progress, observed),
    isDoing: doing.busy,
    isPreparing: preparing.busy,
    isGoingBack: goingBack.busy,
    canGoBack,
    canOpen,
    choose: (id) => keep(id === undefined ? undefined : { id, run: null, done: 0, isHeld: false }),
    prepare: preparing.send,
    goBack: () => progress && goingBack.send(progress),
    show: () => {
      const where = observed && current?.where?.(observed);
      if (where === undefined) return;
      if ('portal' in where) open(where.portal);
      else void navigate(where.console);
    },
    doIt: () => current && doing.send(current),
    markDone: () => progress && keep({ ...progress, done: done + 1, isHeld: false }),
  };

  return (
    <RehearsalContext value={control}>
      {rehearsal && progress?.run != null && (
        <Following
          step={current}
          onObserved={(seen) => {
            setObserved(seen);
            const next = advance(rehearsal, progress, seen);
            if (next !== progress) keep(next);
          }}
        />
      )}
      {rehearsal && progress?.run != null && done > 0 && <Marking key={progress.run} done={done} />}
      {children}
    </RehearsalContext>
  );
}

interface FollowingProps {
  readonly step: Step | undefined;
  readonly onObserved: (observed: Observed) => void;
}

/** Watches what happens, while a rehearsal is under way. */
function Following({ step, onObserved }: FollowingProps) {
  const observed = useObserved(step);
  const report = useEffectEvent(onObserved);
  useEffect(() => {
    if (observed) report(observed);
  }, [observed]);
  return null;
}

/** Keeps the state after each step, so that there is a step back to it; without it there is none. */
function Marking({ done }: { readonly done: number }) {
  const language = useLanguage();
  useEffect(() => {
    if (hasMark(done)) return;
    loadSnapshot(language).then(
      (snapshot) => storeMark(done, snapshot),
      () => {},
    );
  }, [done, language]);
  return null;
}
