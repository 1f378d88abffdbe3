import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { type DayProblem, magicRange, readRange } from './range.ts';
import type { DateRangePickerProps, DateRangePreset, DateRangeValue } from './types.ts';

type End = 'begin' | 'end';

/**
 * The state of the open picker before it is applied. Text is kept as it was typed. An error is shown after its field
 * has lost the focus or Apply was pressed, until it is corrected.
 */
export function useRangeDraft(props: DateRangePickerProps, onClose: () => void) {
  const { value, onChange, today, min, max, clearable } = props;
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  const write = (day: string | null) => (day === null ? '' : formats.day(day));
  const textsOf = (range: DateRangeValue) => ({ begin: write(range.begin), end: write(range.end) });

  const [start] = useState(() => textsOf(value));
  const [typed, setTyped] = useState(start);
  const [left, setLeft] = useState({ begin: false, end: false });
  const refs = { begin: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) };

  const limits = { ...(min && { min }), ...(max && { max }) };
  const read = readRange(typed, { today, ...limits, ...(clearable && { optional: true }) });
  const untouched = typed.begin === start.begin && typed.end === start.end;

  const words = (problem: DayProblem | undefined): string | undefined => {
    if (!problem) return undefined;
    if (problem.kind === 'format') return t('format', { example: formats.day(today) });
    return t(`${problem.kind}`, { day: problem.day && formats.day(problem.day) });
  };

  const show = (range: DateRangeValue) => setTyped(textsOf(range));

  /** Applies a valid range; otherwise shows the errors and focuses the first invalid field. */
  const apply = (): boolean => {
    if (read.range) {
      onChange(read.range);
      return true;
    }
    setLeft({ begin: true, end: true });
    refs[read.beginProblem ? 'begin' : 'end'].current?.focus();
    return false;
  };

  return {
    typed,
    refs,
    read,
    limits,
    problem: (end: End) => (left[end] ? words(end === 'begin' ? read.beginProblem : read.endProblem) : undefined),
    type: (end: End, text: string) => setTyped((before) => ({ ...before, [end]: text })),
    /** A field has lost the focus: its error is shown, and a valid day is written in full. */
    leave: (end: End) => {
      const day = read[end];
      if (day !== null) setTyped((before) => ({ ...before, [end]: formats.day(day) }));
      if (typed[end] !== '') setLeft((before) => ({ ...before, [end]: true }));
    },
    show,
    apply,
    applyPreset: ({ id, range }: DateRangePreset) => {
      onChange(range, id);
      onClose();
    },
    /** Returns whether the picker may close; applies a valid change first. */
    mayLeave: () => untouched || apply(),
    magic: () => {
      const unreadable = (end: End) => read[end] === null && typed[end].trim() !== '';
      if (unreadable('begin') || unreadable('end')) apply();
      else show(magicRange({ begin: read.begin, end: read.end }, today, limits));
    },
  };
}
