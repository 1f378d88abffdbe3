import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '#design-system/afterPaint.ts';
import type { ChartCalendar } from '#design-system/charts/types.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import type { CalendarPartProps } from './CalendarPart.tsx';

// Without its code the chart has its figures.
const CalendarPart = lazyPart<CalendarPartProps>(() => import('./CalendarPart.tsx').then((part) => part.CalendarPart));

/**
 * Weekends, public holidays and incidents for a `TimeChart`, and the line below its legend that switches them. They come after
 * the figures have been painted.
 *
 * @param days - the categories of the chart; the same object until they change.
 * @param otherDays - those of the compare period.
 */
export function useChartCalendar(
  days: CalendarPartProps['days'],
  otherDays?: CalendarPartProps['otherDays'],
): { readonly calendar: ChartCalendar | undefined; readonly footer: ReactNode } {
  const [calendar, setCalendar] = useState<ChartCalendar>();
  return { calendar, footer: <Footer days={days} otherDays={otherDays} onCalendar={setCalendar} /> };
}

function Footer(props: CalendarPartProps) {
  const status = CalendarPart.useStatus();
  useEffect(() => afterPaint(CalendarPart.load), []);
  if (status === 'failed') return null;
  const loading = <span data-loading="" />;
  return status === 'pending' ? (
    loading
  ) : (
    <Suspense fallback={loading}>
      <CalendarPart {...props} />
    </Suspense>
  );
}
