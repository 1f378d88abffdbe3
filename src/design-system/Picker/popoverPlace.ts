import { createContext, type RefObject } from 'react';

/**
 * Where what opens over a control is put: inside the dialog that the control stands in, whose focus would not leave it
 * otherwise; undefined for the page's body.
 */
export const PopoverPlace = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
