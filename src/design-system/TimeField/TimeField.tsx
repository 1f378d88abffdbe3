import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../Field/TextField.tsx';
import { isTime, stepTime, timeOrText } from './timeText.ts';
import type { TimeFieldProps } from './types.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };

/**
 * A field for a time of the day, 24 hours in both languages (the native field follows the browser's language): typed as
 * `8`, `830` or `8:30`; the arrows step by quarters of an hour, Page Up and Down by hours. A text that is no time stays
 * as typed.
 */
export function TimeField({ value, onChange, onCommit, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const finish = () => {
    setTyped({ text: value, value });
    onCommit?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    const step = steps[event.key];
    if (step === undefined || (value !== '' && !isTime(value))) return;
    event.preventDefault();
    const next = value === '' ? '08:00' : stepTime(value, step);
    setTyped({ text: next, value: next });
    onChange(next);
  };
  return (
    <TextField
      {...field}
      value={text}
      placeholder="--:--"
      inputMode="numeric"
      maxLength={10}
      onChange={(next) => {
        const read = timeOrText(next);
        setTyped({ text: next, value: read });
        onChange(read);
      }}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}
