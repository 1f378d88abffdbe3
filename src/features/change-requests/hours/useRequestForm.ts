import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, set, useForm } from 'react-hook-form';
import { isApiError } from '#api/errors.ts';
import { useTexts } from '#design-system/language/useTexts.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { formErrors, useSending } from '#features/auth/index.ts';
import { useFailureText } from '#features/reporting/index.ts';
import './texts.ts';

/** What went wrong with the form as a whole. */
export interface RequestFailure {
  readonly text: string | undefined;
  /** A pending request of the item, which stands in the way (409). */
  readonly requestId: number | undefined;
}

interface RequestFormOptions<V extends FieldValues> {
  readonly initial: V;
  /** What the form itself finds wrong, in words, by the field's path. */
  readonly check: (values: V) => Readonly<Record<string, string>>;
  readonly send: (values: V, signal: AbortSignal) => Promise<unknown>;
  readonly onSent: () => void;
  /** Whether the form has a field of that name for the server's message. */
  readonly hasField: (name: string) => boolean;
  /** Where the messages of a list's elements stand: the path of the field of an index. */
  readonly pathInList?: (name: string, index: number) => string | undefined;
  /** The request that is being amended: it does not stand in its own way. */
  readonly ownRequestId?: number | null | undefined;
}

/**
 * A form that asks for a change: checked here, then by the server, whose messages come to their fields, the rest into
 * the banner. Whatever fails, what was entered stays; it is sent once at a time. A failure that is not about what was
 * entered is told by a toast as well (spec 3, part 7).
 */
export function useRequestForm<V extends FieldValues>(options: RequestFormOptions<V>) {
  const t = useTexts('hours');
  const failureText = useFailureText();
  const { send, isSending, busy } = useSending();
  const [failure, setFailure] = useState<RequestFailure>();
  const form = useForm<V>({
    defaultValues: options.initial as DefaultValues<V>,
    resolver: (values) => {
      const problems = Object.entries(options.check(values as V));
      if (problems.length === 0) return { values, errors: {} };
      const errors: FieldErrors<V> = {};
      for (const [path, message] of problems) set(errors, path, { type: 'check', message });
      return { values: {}, errors };
    },
  });
  const { isDirty } = form.formState;

  const showFailure = (error: unknown) => {
    const lists = isApiError(error) && error.status === 400 ? error.lists : {};
    const isShown = (name: string) =>
      options.hasField(name) || (lists[name] !== undefined && options.pathInList?.(name, 0) !== undefined);
    const { fields, text } = formErrors(error, isShown, failureText);
    const places = Object.entries(fields).flatMap(([name, message]) => {
      const own = lists[name]?.flatMap((item, index) => {
        const path = options.pathInList?.(name, index);
        return item !== undefined && path !== undefined ? [[path, item] as const] : [];
      });
      return own && own.length > 0 ? own : [[name, message] as const];
    });
    for (const [index, [path, message]] of places.entries()) {
      form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    const isConflict = isApiError(error) && error.status === 409;
    const requestId = isConflict && error.requestId !== options.ownRequestId ? error.requestId : undefined;
    setFailure({ text, requestId });
    if (!isApiError(error) || error.status !== 400) toast.error(t('requestForChangeNotSent'));
  };

  const submit = form.handleSubmit(async (values) => {
    if (isSending()) return;
    setFailure(undefined);
    await send((signal) => options.send(values as unknown as V, signal), {
      onSent: options.onSent,
      onFailed: showFailure,
    });
  });

  return {
    form,
    /** For the form element. */
    props: { noValidate: true, onSubmit: submit, 'data-unsaved': isDirty || undefined },
    isUnsaved: isDirty,
    busy,
    failure,
  };
}
