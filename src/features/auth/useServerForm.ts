import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { formErrors, type Messages } from './formErrors.ts';
import { useSending } from './useSending.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface ServerFormOptions<V extends object, R> {
  readonly initial: V;
  /** What the form itself finds wrong, by field; asked when the form is submitted. */
  readonly check?: (values: V) => Messages<V>;
  /** Sends the values; rejects with an ApiError. The signal is aborted when the form is left. */
  readonly send: (values: V, signal: AbortSignal) => Promise<R>;
  readonly onSent: (reply: R, values: V) => void;
  /** What happened, for the banner, in words for a person. */
  readonly failureText: (error: unknown) => string;
  /** The field that a refusal of the form as a whole is about: it gets the focus, its text selected. */
  readonly refusedField?: keyof V & string;
  /** Asks before the page is left with something typed; for forms whose content took work. */
  readonly asksBeforeLeaving?: boolean;
}

/** What the form is told after a failure that no field shows. */
export interface FormFailure {
  readonly text: string | undefined;
  /** HTTP status, if the server answered. */
  readonly status: number | undefined;
}

interface State<V> {
  readonly values: V;
  /** Found by the form; shown until the field is right. */
  readonly checked: ReadonlySet<string>;
  readonly server: Messages<V>;
  readonly failure: FormFailure | undefined;
}

/**
 * A form that a server judges: values are kept whatever happens, messages stand at their fields, the rest in a
 * banner, and it is sent once at a time. Used with a native form (`<form {...form.props}>`), so Enter submits.
 */
export function useServerForm<V extends object, R>(options: ServerFormOptions<V, R>) {
  const { initial, check = () => ({}) as Messages<V>, asksBeforeLeaving = false } = options;
  const [state, setState] = useState<State<V>>(() => ({
    values: initial,
    checked: new Set(),
    server: {},
    failure: undefined,
  }));
  const { send, isSending, busy } = useSending();
  const formRef = useRef<HTMLFormElement>(null);
  /** What gets the focus once the messages are drawn. */
  const focusNext = useRef<readonly string[]>(undefined);

  useEffect(() => {
    const names = focusNext.current;
    focusNext.current = undefined;
    const controls = [...(formRef.current?.elements ?? [])] as HTMLInputElement[];
    const control = names && controls.find(({ name }) => names.includes(name));
    control?.focus();
    control?.select?.();
  });

  const isUnsaved = (Object.keys(initial) as (keyof V)[]).some((name) => state.values[name] !== initial[name]);
  useUnsavedGuard(isUnsaved && asksBeforeLeaving);

  const set = <K extends keyof V & string>(name: K, value: V[K]) =>
    setState((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      server: { ...before.server, [name]: undefined },
    }));

  const reset = () => setState({ values: initial, checked: new Set(), server: {}, failure: undefined });

  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isSending()) return;
    const values = withNativeValues(state.values, formRef.current);
    const found = Object.entries(check(values)).flatMap(([name, message]) => (message === undefined ? [] : [name]));
    setState((before) => ({ ...before, values, checked: new Set(found), server: {}, failure: undefined }));
    if (found.length > 0) {
      focusNext.current = found;
      return;
    }
    await send((signal) => options.send(values, signal), {
      onSent: (reply) => options.onSent(reply, values),
      onFailed: (error) => {
        const { fields, text } = formErrors(error, (name) => Object.hasOwn(values, name), options.failureText);
        const status = isApiError(error) ? error.status : undefined;
        const named = Object.keys(fields);
        if (named.length > 0) focusNext.current = named;
        else if (status === 400 && options.refusedField) focusNext.current = [options.refusedField];
        setState((before) => ({ ...before, server: fields as Messages<V>, failure: { text, status } }));
      },
    });
  };

  const local: Messages<V> = state.checked.size > 0 ? check(state.values) : {};
  const errorOf = (name: keyof V & string) => (state.checked.has(name) ? local[name] : undefined) ?? state.server[name];

  return {
    /** For the form element. */
    props: { ref: formRef, noValidate: true, onSubmit: submit, 'data-unsaved': isUnsaved || undefined },
    values: state.values,
    set,
    /** For a text field: name, value, change and error. */
    text: (name: TextNames<V>) => ({
      name,
      value: state.values[name] as string,
      onChange: (value: string) => set(name, value as V[typeof name]),
      error: errorOf(name),
    }),
    errorOf,
    /** It is being sent, and that takes long enough to be shown. */
    busy,
    /** The last attempt failed; gone with the next one. */
    failure: state.failure,
    submit,
    reset,
  };
}

type TextNames<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];

/** A password manager may fill a field in without telling anyone: what counts is what stands there. */
function withNativeValues<V extends object>(values: V, form: HTMLFormElement | null): V {
  if (!form) return values;
  const data = new FormData(form);
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const native = typeof value === 'string' ? data.get(name) : null;
    return typeof native === 'string' ? [[name, native]] : [];
  });
  return { ...values, ...Object.fromEntries(typed) };
}
