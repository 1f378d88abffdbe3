import { createContext, type ReactNode, type RefObject } from 'react';

/** What is around the overlays of a part of the page. */
export interface OverlaySurroundings {
  /** Where overlays are mounted; default: the page's body. */
  readonly container?: RefObject<HTMLElement | null> | undefined;
  /** An element outside the application that stays usable while an overlay is open, such as a panel beside it. */
  readonly beside?: (() => HTMLElement | null) | undefined;
  /**
   * The end of each overlay: a control of what is beside it. The focus may leave the overlay for the region that the
   * control's `aria-controls` names, as for a popup of the overlay.
   */
  readonly control?: ReactNode;
}

/** The surroundings of overlays; by default there are none, and an open overlay is all that can be used. */
export const OverlayContext = createContext<OverlaySurroundings>({});
