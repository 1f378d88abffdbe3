import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addTo, type Day, type DayRange } from '#api/days.ts';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import { firstDay, lastDay, weekdayOf, yearOfDay } from '../model/weeks.ts';

/** The days from one to another, in whatever order they are. */
const between = (one: Day, other: Day): DayRange =>
  one <= other ? { begin: one, end: other } : { begin: other, end: one };

/** The day that a key leads to; undefined for a key of no move. */
export function dayAfterKey(
  day: Day,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): Day | undefined {
  const isAll = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowLeft':
      return addTo(day, { days: -1 });
    case 'ArrowRight':
      return addTo(day, { days: 1 });
    case 'ArrowUp':
      return addTo(day, { weeks: -1 });
    case 'ArrowDown':
      return addTo(day, { weeks: 1 });
    case 'Home':
      return isAll ? firstDay(yearOfDay(day)) : within(addTo(day, { days: -weekdayOf(day) }), day);
    case 'End':
      return isAll ? lastDay(yearOfDay(day)) : within(addTo(day, { days: 6 - weekdayOf(day) }), day);
    case 'PageUp':
      return addTo(day, shiftKey ? { years: -1 } : { months: -1 });
    case 'PageDown':
      return addTo(day, shiftKey ? { years: 1 } : { months: 1 });
    default:
      return undefined;
  }
}

/** The end of a row is in the month of the day, as the row is. */
function within(end: Day, day: Day): Day {
  if (end.slice(0, 7) === day.slice(0, 7)) return end;
  const month = day.slice(0, 7);
  return end < day ? `${month}-01` : addTo(addTo(`${month}-01`, { months: 1 }), { days: -1 });
}

const keysThatSelect = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

interface DayGridOptions {
  readonly year: number;
  readonly today: Day;
  readonly grid: RefObject<HTMLElement | null>;
  /** The day that something beside the grid leads to: it is in the tab order next. */
  readonly led: Day | undefined;
  /** Whether days of the year can be reached; false: it is outside of what is shown. */
  readonly isShown: (day: Day) => boolean;
  readonly onPressDay: ((day: Day) => void) | undefined;
  readonly onSelectRange: ((range: DayRange) => void) | undefined;
  /** Shows another year, into which a key leads. */
  readonly onYear: ((year: number) => void) | undefined;
}

const dayOfEvent = ({ target }: { readonly target: EventTarget }): Day | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? undefined) : undefined;

/**
 * The keys and the pointer of a grid of days: one day is in the tab order, arrows, Home, End, PageUp and PageDown move it, and
 * Shift with the arrows or a drag selects days.
 */
export function useDayGrid({ year, today, grid, led, isShown, onPressDay, onSelectRange, onYear }: DayGridOptions) {
  const [focused, setFocused] = useState(today);
  const [selection, setSelection] = useState<{ readonly anchor: Day; readonly end: Day }>();
  /** The day at which the button of the mouse went down. */
  const dragged = useRef<Day | undefined>(undefined);
  const moves = useRef(false);
  const [seen, setSeen] = useState(led);
  if (led !== seen) {
    setSeen(led);
    if (led !== undefined) setFocused(led);
  }
  const inYear = yearOfDay(focused) === year && isShown(focused);
  const focusDay = inYear ? focused : undefined;
  const range = selection && between(selection.anchor, selection.end);

  useLayoutEffect(() => {
    if (!moves.current || focusDay === undefined) return;
    moves.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay, grid]);

  const finishDrag = useStableCallback(() => {
    const anchor = dragged.current;
    dragged.current = undefined;
    if (anchor === undefined || !selection) return;
    setSelection(undefined);
    if (selection.anchor !== selection.end) onSelectRange?.(between(selection.anchor, selection.end));
  });
  useEffect(() => {
    const stop = () => {
      dragged.current = undefined;
    };
    window.addEventListener('pointerup', finishDrag);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointerup', finishDrag);
      window.removeEventListener('pointercancel', stop);
    };
  }, [finishDrag]);

  const press = (day: Day) => {
    setFocused(day);
    setSelection(undefined);
    onPressDay?.(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOfEvent(event);
    if (day === undefined || event.altKey) return;
    if (event.key === 'Escape' && selection) {
      event.preventDefault();
      event.stopPropagation();
      dragged.current = undefined;
      setSelection(undefined);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (range && range.begin !== range.end && onSelectRange) {
        setSelection(undefined);
        onSelectRange(range);
      } else press(day);
      return;
    }
    const next = dayAfterKey(day, event);
    if (next === undefined) return;
    event.preventDefault();
    const nextYear = yearOfDay(next);
    if (nextYear === year ? !isShown(next) : !onYear) return;
    if (nextYear !== year) onYear?.(nextYear);
    moves.current = true;
    setFocused(next);
    const selects = event.shiftKey && keysThatSelect.includes(event.key) && onSelectRange;
    setSelection(selects ? { anchor: selection?.anchor ?? day, end: next } : undefined);
  };

  return {
    focusDay,
    range,
    events: {
      onKeyDown,
      onFocus: (event: { readonly target: EventTarget }) => {
        const day = dayOfEvent(event);
        if (day !== undefined) setFocused(day);
      },
      onClick: (event: { readonly target: EventTarget }) => {
        const day = dayOfEvent(event);
        if (day !== undefined) press(day);
      },
      onPointerDown: (event: PointerEvent) => {
        // A finger scrolls the page.
        if (!onSelectRange || event.button !== 0 || event.pointerType === 'touch') return;
        const day = dayOfEvent(event);
        dragged.current = day;
        setSelection(day === undefined ? undefined : { anchor: day, end: day });
      },
      onPointerOver: (event: PointerEvent) => {
        const anchor = dragged.current;
        const day = dayOfEvent(event);
        if (anchor === undefined || day === undefined) return;
        if (event.buttons !== 0) return setSelection({ anchor, end: day });
        // The button was released outside of the window.
        dragged.current = undefined;
        setSelection(undefined);
      },
    },
  };
}
