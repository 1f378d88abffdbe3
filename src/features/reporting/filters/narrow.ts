import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { DayRange } from '#api/days.ts';
import { type ReportFilters, reportParams, withRange } from './filters.ts';

/** A part of what a report shows: fewer days, one service or one channel. */
export interface NarrowedPart {
  readonly days?: DayRange;
  readonly channelId?: number;
  readonly serviceId?: number;
}

/**
 * The filters that show only a part of a report. The comparison rolls along: the previous period of the part, or its days
 * a year before; typed days stay.
 */
export function narrowedFilters(filters: ReportFilters, { days, channelId, serviceId }: NarrowedPart): ReportFilters {
  return {
    ...(days ? withRange(filters, days) : filters),
    channelIds: channelId === undefined ? filters.channelIds : [channelId],
    serviceIds: serviceId === undefined ? filters.serviceIds : [serviceId],
  };
}

/**
 * Returns a function for the address of this page with a part of what it shows, and with the rest of its view;
 * undefined where the page shows no more than that (behaviour 5.30).
 *
 * @param dropped a parameter of the view that does not fit the part: the interval of months for the days of a month
 */
export function useNarrowedAddress() {
  const { pathname, search } = useLocation();
  return useCallback(
    (filters: ReportFilters, part: NarrowedPart, dropped?: string): string | undefined => {
      const params = reportParams(() => filters, filters.range.end);
      const next = narrowedFilters(filters, part);
      if (params.differences(next, filters).length === 0) return undefined;
      const view = new URLSearchParams(search);
      if (dropped) view.delete(dropped);
      return `${pathname}?${params.write(next, view)}`;
    },
    [pathname, search],
  );
}
