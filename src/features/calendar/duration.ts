const minute = 60_000;

/** Returns a duration in whole minutes, hours and days: the two largest units that it has. */
export function durationOf(
  begin: Date,
  end: Date,
): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const total = Math.max(0, Math.floor((end.getTime() - begin.getTime()) / minute));
  const days = Math.floor(total / 1440);
  const hours = Math.floor((total % 1440) / 60);
  return { days, hours, minutes: days > 0 ? 0 : total % 60 };
}
