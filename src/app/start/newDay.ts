import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToday } from '#features/pages/index.ts';

/**
 * Fetches on a new day again what is on screen, and makes the rest of the cache stale: nothing of yesterday is shown as
 * current (behaviour 20.10). What is being edited stays.
 */
export function useNewDay() {
  const today = useToday();
  const queryClient = useQueryClient();
  const fetchedOn = useRef(today);
  useEffect(() => {
    if (fetchedOn.current === today) return;
    fetchedOn.current = today;
    void queryClient.invalidateQueries();
  }, [today, queryClient]);
}
