import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { type DayProblem, magicRange, readRange } from './range.ts';
import type { DateRangePickerProps, DateRangeValue } from './types.ts';

type End = 'begin' | 'end';

/**
 * What is typed and picked while the picker is open. Text is kept as it was typed; a mistake is shown once its field was
 * left or the range was to be applied, and from then on while it lasts.
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

  /** Applies what is there; when it is not right, says why and takes the focus to the place. */
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
    /** A field was left: its mistake shows, and a right day is written out in full. */
    leave: (end: End) => {
      const day = read[end];
      if (day !== null) setTyped((before) => ({ ...before, [end]: formats.day(day) }));
      if (typed[end] !== '') setLeft((before) => ({ ...before, [end]: true }));
    },
    show,
    apply,
    applyRange: (range: DateRangeValue) => {
      onChange(range);
      onClose();
    },
    /** Whether the picker may close over what is typed; a right change is applied on the way. */
    mayLeave: () => untouched || apply(),
    magic: () => {
      const unreadable = (end: End) => read[end] === null && typed[end].trim() !== '';
      if (unreadable('begin') || unreadable('end')) apply();
      else show(magicRange({ begin: read.begin, end: read.end }, today, limits));
    },
  };
}
