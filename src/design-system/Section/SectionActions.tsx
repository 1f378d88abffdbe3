import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);
export const SectionPlace = Place.Provider;

/**
 * Renders actions from the body of a `Section` into its head, by a React portal; in a section without a head, into that
 * of the page. Where there is neither it renders nothing.
 */
export function SectionActions({ children }: { readonly children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}

/** Receives the element of a page's head that takes actions from the page's body. */
export const HeaderPlaceContext = createContext<((element: HTMLElement | null) => void) | undefined>(undefined);
