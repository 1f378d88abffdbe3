import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);
export const SectionPlace = Place.Provider;

/** Puts what the body of a `Section` can do into its head, beside its actions; outside a section it shows nothing. */
export function SectionActions({ children }: { readonly children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
