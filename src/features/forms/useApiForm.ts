import { type FormEvent, useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { isApiError } from '#api/errors.ts';
import { useFailureText } from './failureText.ts';
import { type Rules, rulesResolver } from './rules.ts';
import { formErrors } from './serverErrors.ts';
import type { LeaveGuard } from './useLeaveGuard.tsx';
import { useWrite } from './useWrite.ts';

export interface ApiFormOptions<V extends FieldValues, Reply> {
  /** In the order of the fields on screen: the focus goes to the first wrong one. */
  readonly defaultValues: V;
  /** Checked before the values are sent, and of a changed field once the form was submitted. */
  readonly rules: NoInfer<Rules<V>>;
  /** Sends the values; rejects with an ApiError. The signal is aborted when the form is left. */
  readonly send: (values: V, signal: AbortSignal) => Promise<Reply>;
  readonly onSuccess?: (reply: Reply) => void;
  readonly onError?: (error: unknown) => void;
  /**
   * The path of the field that shows the server's message about a name of the contract, or about an element of a list of
   * that name; undefined where the form shows none. Left out: the field of that name.
   */
  readonly fieldOf?: (name: string, index?: number) => string | undefined;
  /** The field that a refusal of the form as a whole is about: it gets the focus, its text selected. */
  readonly refusedField?: Path<V>;
  /** What happened, in the user's words, where the form knows of other failures than those of calls. */
  readonly failureText?: (error: unknown) => string;
  /** Left out: the form is left without a question. */
  readonly guard?: LeaveGuard;
}

/** Why a form was not sent. */
export interface ApiFormFailure {
  readonly error: unknown;
  /** For the banner; undefined when fields show all of it. */
  readonly text: string | undefined;
}

/**
 * A form of react-hook-form that is sent by a mutation. Whatever fails, the values stay; a refusal's messages come to
 * their fields, the rest into the banner, and the focus goes to the first wrong field.
 */
export function useApiForm<V extends FieldValues, Reply = unknown>(options: ApiFormOptions<V, Reply>) {
  const { defaultValues, rules, guard } = options;
  const standardText = useFailureText();
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V>, resolver: rulesResolver(rules) });
  const { isDirty } = form.formState;
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

  const write = useWrite<V, Reply>({
    write: options.send,
    onSuccess: (reply) => {
      guard?.setUnsaved(false);
      options.onSuccess?.(reply);
    },
    onError: (error) => {
      const { fields, lists } = messagesOf(error);
      const messages = Object.entries(fields).flatMap(([name, message]) => {
        const elements = (lists[name] ?? []).flatMap((item, index) => {
          const path = fieldOf(name, index);
          return item !== undefined && path !== undefined ? [[path, item] as const] : [];
        });
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
  useEffect(() => {
    setUnsaved?.(isDirty);
    return () => setUnsaved?.(false);
  }, [setUnsaved, isDirty]);

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
    /** It is being sent, and that takes long enough to be shown. */
    busy: write.busy,
    /** Why the last attempt failed; gone with the next one. */
    failure,
  };
}

/** The first path with a message, in the order of the form's values. */
const firstOf = <P extends string>(messages: readonly (readonly [P, string])[], values: object): P | undefined => {
  const names = Object.keys(values);
  const place = (path: P) => names.indexOf(path.split('.')[0] ?? '');
  return messages.map(([path]) => path).sort((a, b) => place(a) - place(b))[0];
};

/** A password manager may fill in a field without an event: what stands in fields that name their content counts. */
const autofilled = (form: HTMLFormElement) =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.autocomplete !== '' && element.autocomplete !== 'off'
      ? [[element.name, element.value] as const]
      : [],
  );
