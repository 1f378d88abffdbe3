import { createContext, useContext } from 'react';

/** The address of the home page, with the filters that its links carry. */
export const HomeContext = createContext('/');

/** The address of the frame's home link, for breadcrumbs (behaviour 3.15). */
export const useHomeAddress = (): string => useContext(HomeContext);
