import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ChartCalendar } from '#design-system/charts/types.ts';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { whenIdle } from '#design-system/whenIdle.ts';
import type { CalendarPartProps } from './CalendarPart.tsx';

// Without its code the chart has its figures.
const CalendarPart = lazyPart<CalendarPartProps>(async () => {
  const [{ CalendarPart: Part }] = await Promise.all([import('./CalendarPart.tsx'), loadTexts(['calendar'])]);
  return Part;
});

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
  useEffect(() => whenIdle(() => void CalendarPart.load()), []);
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
