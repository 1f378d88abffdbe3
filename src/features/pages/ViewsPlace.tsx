import { type ComponentType, createContext, useContext } from 'react';

/** The parts of the saved views that pages have; the main layout gives them, since they use what pages are made of. */
export interface ViewParts {
  /** Opens the saved views. */
  readonly Button: ComponentType;
  /** The saved views that lead to the present page, where what it is about does not exist any more. */
  readonly OfGone: ComponentType;
}

/** The parts of the saved views; without the main layout there are none. */
export const ViewsContext = createContext<ViewParts | undefined>(undefined);

/** The button of the saved views, beside the filters of a page (behaviour 3.24). */
export function ViewsButton() {
  const Button = useContext(ViewsContext)?.Button;
  return Button && <Button />;
}

/** Offers to delete the saved views that lead to a page of what does not exist any more (behaviour 3.26). */
export function ViewsOfGone() {
  const OfGone = useContext(ViewsContext)?.OfGone;
  return OfGone && <OfGone />;
}
