import type { ReactNode } from 'react';

/**
 * Puts a text among siblings into an element of its own. A browser that translates a page replaces every text node: one that
 * React keeps itself is then gone, what React writes into it is never seen, and removing it or putting a sibling before it throws. The
 * only text of an element React writes by its element, which stays (behaviour 20.13).
 */
export const ownElement = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
