import { useLocation } from 'react-router-dom';
import { useToday } from '#features/pages/index.ts';
import { addressOn } from './addresses.ts';
import type { View } from './model.ts';
import { applyColumns } from './store.ts';

/** Returns a function for the link of a view: its address today, and what opening it does besides. */
export function useOpenView() {
  const today = useToday();
  const { pathname } = useLocation();
  return (view: View) => ({
    to: addressOn(view.address, view.period, today),
    /** A new tab reads the columns from the device too. */
    open: () => applyColumns(view, pathname),
  });
}
