import { addTo, type Day, firstOfMonth, firstOfYear, lastOfMonth, mondayOf } from '#api/days.ts';

/** Days that are offered for the beginning (behaviour 18.5); those past the bounds are shown disabled. */
export const beginPresets = (today: Day) =>
  [
    { id: 'today', day: today },
    { id: 'yesterday', day: addTo(today, { days: -1 }) },
    { id: 'weekBegin', day: mondayOf(today) },
    { id: 'monthBegin', day: firstOfMonth(today) },
    { id: 'yearBegin', day: firstOfYear(today) },
  ] as const;

/** Days that are offered for the end (behaviour 18.5). */
export const endPresets = (today: Day) =>
  [
    { id: 'today', day: today },
    { id: 'yesterday', day: addTo(today, { days: -1 }) },
    { id: 'weekEnd', day: addTo(mondayOf(today), { days: 6 }) },
    { id: 'monthEnd', day: lastOfMonth(today) },
    { id: 'yearEnd', day: `${today.slice(0, 4)}-12-31` },
  ] as const;
