import { createContext, type RefObject } from 'react';

/**
 * The container of a popover: the dialog around the control, whose focus trap would otherwise exclude the popover;
 * undefined for the page's body.
 */
export const PopoverContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
