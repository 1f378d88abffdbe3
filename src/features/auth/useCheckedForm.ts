import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, set, useForm } from 'react-hook-form';
import { isApiError } from '#api/errors.ts';
import { formErrors } from './formErrors.ts';
import { useSending } from './useSending.ts';

export interface CheckedFormOptions<V extends FieldValues> {
  readonly initial: V;
  /** What the form itself finds wrong, in words, by the field's path. */
  readonly check: (values: V) => Readonly<Record<string, string>>;
  readonly send: (values: V, signal: AbortSignal) => Promise<unknown>;
  readonly onSent: () => void;
  /** What happened, for the banner, in words for a person. */
  readonly failureText: (error: unknown) => string;
  /** The path of the field that the server's message about that name stands at; undefined: the form shows none. */
  readonly pathOf: (name: string) => string | undefined;
  /** Where the messages of a list's elements stand: the path of the field of an index. */
  readonly pathInList?: ((name: string, index: number) => string | undefined) | undefined;
  /** Told of a failure besides. */
  readonly onFailed?: (error: unknown) => void;
}

/** What went wrong with the form as a whole; no text when fields say it all. */
export interface CheckedFormFailure {
  readonly text: string | undefined;
  readonly error: unknown;
}

/**
 * A form of react-hook-form: checked here, then by the server, whose messages come to their fields, the rest into the
 * banner. Whatever fails, what was entered stays; it is sent once at a time.
 */
export function useCheckedForm<V extends FieldValues>(options: CheckedFormOptions<V>) {
  const { send, isSending, busy } = useSending();
  const [failure, setFailure] = useState<CheckedFormFailure>();
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
      options.pathOf(name) !== undefined || (lists[name] !== undefined && options.pathInList?.(name, 0) !== undefined);
    const { fields, text } = formErrors(error, isShown, options.failureText);
    const places = Object.entries(fields).flatMap(([name, message]) => {
      const own = lists[name]?.flatMap((item, index) => {
        const path = options.pathInList?.(name, index);
        return item !== undefined && path !== undefined ? [[path, item] as const] : [];
      });
      return own && own.length > 0 ? own : [[options.pathOf(name) ?? name, message] as const];
    });
    for (const [index, [path, message]] of places.entries()) {
      form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    setFailure({ text, error });
    options.onFailed?.(error);
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
