import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sessionUser } from '#api/session.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** The draft of a form. */
export interface FormDraft {
  /** Identifies the form and what it edits: `incident:12`. */
  readonly name: string;
  /**
   * The form holds passwords: only that it was being filled in is kept, never what was typed, since storage of the
   * browser can be read by every script of the page and by the next user of the device.
   */
  readonly secret?: true;
}

/** Input that was kept when the form was left, for {@link RestoredBanner}. */
export interface RestoredInput extends Pick<Draft, 'at' | 'why'> {
  readonly isSecret: boolean;
  /** It may have been written already. */
  readonly isSent: boolean;
  /** Returns to the form without the kept input. */
  readonly discard: () => void;
}

/** Whether a stored value can be the value of a field: an earlier version of the form may have had others. */
function hasShape(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => hasShape(item, example[0] ?? item));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(example).every(([key, item]) => hasShape((value as Record<string, unknown>)[key], item))
  );
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps the input of a form while it differs from the initial values, and restores it when the form is opened again. */
export function useFormDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  defaultValues: V,
  options: FormDraft | undefined,
) {
  const { name, secret = false } = options ?? {};
  const [initial] = useState(defaultValues);
  const [user] = useState(sessionUser);
  const [restored, setRestored] = useState(() => {
    const draft = name === undefined ? undefined : readDraft(name);
    return draft && (secret || hasShape(draft.values, initial)) ? draft : undefined;
  });
  const [attempts] = useState(
    () => (restored?.attempts.filter((values) => hasShape(values, initial)) ?? []) as readonly V[],
  );
  const attemptsRef = useRef<readonly V[]>(attempts);
  const { reset, getValues, subscribe } = form;

  const forget = useCallback(() => {
    attemptsRef.current = [];
    if (name !== undefined) forgetDraft(name);
    setRestored(undefined);
  }, [name]);
  const store = useCallback(() => {
    if (name === undefined) return;
    const values = getValues();
    if (same(values, initial) && attemptsRef.current.length === 0) forgetDraft(name);
    else keepDraft(name, secret ? { user } : { user, values, attempts: attemptsRef.current });
  }, [name, secret, user, initial, getValues]);

  // Before the browser paints, so that the initial values are not seen.
  useLayoutEffect(() => {
    if (restored && !secret) reset(restored.values as V, { keepDefaultValues: true });
  }, [restored, secret, reset]);
  useEffect(
    () => (name === undefined ? undefined : subscribe({ formState: { values: true }, callback: store })),
    [name, subscribe, store],
  );

  return {
    attempts,
    /** Keeps the values with what was sent without a known outcome. */
    keep: (sent: readonly V[]) => {
      attemptsRef.current = sent;
      store();
    },
    forget,
    restored: restored && {
      at: restored.at,
      why: restored.why,
      isSecret: secret,
      isSent: attempts.length > 0,
      discard: () => {
        forget();
        reset(initial);
      },
    },
  };
}
