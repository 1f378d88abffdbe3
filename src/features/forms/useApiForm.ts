import { type FormEvent, useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { isApiError } from '#api/errors.ts';
import { useFailureText } from './failureText.ts';
import { type Rules, rulesResolver } from './rules.ts';
import { formErrors } from './serverErrors.ts';
import { useCheckedWrite } from './useCheckedWrite.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import type { LeaveGuard } from './useLeaveGuard.tsx';

export interface ApiFormOptions<V extends FieldValues, Reply> {
  /** In the order of the fields on screen: the first invalid one is focused. */
  readonly defaultValues: V;
  /** Checked before the values are sent, and after a submit for each changed field. */
  readonly rules: NoInfer<Rules<V>>;
  /** Sends the values; rejects with an ApiError. The signal is aborted when the form is left. */
  readonly send: (values: V, signal: AbortSignal) => Promise<Reply>;
  readonly onSuccess?: (reply: Reply) => void;
  readonly onError?: (error: unknown) => void;
  /**
   * The path of the field that shows the server's message about a name of the contract, or about an element of a list
   * of that name and a field of the element (empty: the element as a whole); undefined where the form shows none.
   * Default: the field of that name.
   */
  readonly fieldOf?: (name: string, index?: number, elementField?: string) => string | undefined;
  /** The field that a refusal of the form as a whole is about: it gets the focus, its text selected. */
  readonly refusedField?: Path<V>;
  /** Returns the text about a failure, where the form knows other failures than those of calls. */
  readonly failureText?: (error: unknown) => string;
  /** Without it the form is left without a question. */
  readonly guard?: LeaveGuard;
  /** Keeps unsent input for the same user (behaviour 2.15). Without it, input is lost when the form is unmounted. */
  readonly draft?: FormDraft | undefined;
  /** For a form whose values the server would write twice; see `useCheckedWrite`. */
  readonly alreadyWritten?: (attempts: readonly V[], values: V, signal: AbortSignal) => Promise<Reply | undefined>;
}

/** Why a form was not sent. */
export interface ApiFormFailure {
  readonly error: unknown;
  /** For the banner; undefined when fields show all of it. */
  readonly text: string | undefined;
}

/**
 * A react-hook-form form that is sent by a mutation. After a failure the values stay, a refusal's messages are shown at
 * their fields and the rest in the banner, and the first invalid field is focused.
 */
export function useApiForm<V extends FieldValues, Reply = unknown>(options: ApiFormOptions<V, Reply>) {
  const { defaultValues, rules, guard } = options;
  const standardText = useFailureText();
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V>, resolver: rulesResolver(rules) });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, defaultValues, options.draft);
  const fieldOf =
    options.fieldOf ??
    ((name: string, index?: number) => (index === undefined && Object.hasOwn(defaultValues, name) ? name : undefined));

  const messagesOf = (error: unknown) => {
    const lists = isApiError(error) && error.status === 400 ? error.lists : {};
    const isShown = (name: string) =>
      fieldOf(name) !== undefined || (lists[name] !== undefined && fieldOf(name, 0) !== undefined);
    const { fields, text } = formErrors(error, isShown, options.failureText ?? standardText);
    return { fields, lists, text };
  };

  const write = useCheckedWrite<V, Reply>({
    write: (values, signal) => {
      // Until there is a response the values may have been written, and the page can be closed meanwhile.
      draft.keep([...write.uncertainAttempts(), values]);
      return options.send(values, signal);
    },
    alreadyWritten: options.alreadyWritten,
    earlierAttempts: draft.attempts,
    onSuccess: (reply) => {
      draft.forget();
      guard?.setUnsaved(false);
      options.onSuccess?.(reply);
    },
    onError: (error) => {
      draft.keep(write.uncertainAttempts());
      const { fields, lists } = messagesOf(error);
      const messages = Object.entries(fields).flatMap(([name, message]) => {
        const elements = (lists[name] ?? []).flatMap((element, index) =>
          Object.entries(element ?? {}).flatMap(([field, text]) => {
            const path = fieldOf(name, index, field);
            return path === undefined ? [] : [[path, text] as const];
          }),
        );
        return elements.length > 0 ? elements : [[fieldOf(name) ?? name, message] as const];
      }) as [Path<V>, string][];
      for (const [path, message] of messages) form.setError(path, { type: 'server', message });
      const isRefused = isApiError(error) && error.status === 400;
      const wrong = firstOf(messages, defaultValues) ?? (isRefused ? options.refusedField : undefined);
      if (wrong !== undefined) form.setFocus(wrong, { shouldSelect: true });
      options.onError?.(error);
    },
  });

  const setUnsaved = guard?.setUnsaved;
  const { forget } = draft;
  useEffect(() => {
    setUnsaved?.(isDirty, forget);
    return () => setUnsaved?.(false);
  }, [setUnsaved, isDirty, forget]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (write.isRunning()) return;
    write.reset();
    for (const [name, value] of autofilled(event.currentTarget)) {
      const path = name as Path<V>;
      if (Object.hasOwn(defaultValues, name) && form.getValues(path) !== value) {
        form.setValue(path, value as PathValue<V, Path<V>>, { shouldDirty: true });
      }
    }
    void form.handleSubmit((values) => write.send(values))();
  };

  const failure: ApiFormFailure | undefined =
    write.error === null ? undefined : { error: write.error, text: messagesOf(write.error).text };

  return {
    form,
    /** For the form element. */
    formProps: { noValidate: true, onSubmit },
    /** The form is being sent, for long enough to be shown. */
    busy: write.busy,
    /** Why the last attempt failed; reset by the next one. */
    failure,
    /** Input that was kept when the form was left; for `RestoredBanner`. */
    restored: draft.restored,
  };
}

/** The first path with a message, in the order of the form's values. */
const firstOf = <P extends string>(messages: readonly (readonly [P, string])[], values: object): P | undefined => {
  const names = Object.keys(values);
  const place = (path: P) => names.indexOf(path.split('.')[0] ?? '');
  return messages.map(([path]) => path).sort((a, b) => place(a) - place(b))[0];
};

/** Reads values from the DOM: a password manager may fill in a field without an event. */
const autofilled = (form: HTMLFormElement) =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.autocomplete !== '' && element.autocomplete !== 'off'
      ? [[element.name, element.value] as const]
      : [],
  );
