import { createContext, useContext, useEffect } from 'react';

/** The product's name, which ends the title of each of its pages. */
export const ProductNameContext = createContext('');

let next: string | undefined;

/**
 * Writes the title in a task of its own, once for the page that is left and the one that comes: the browser takes more
 * than a millisecond for each, in the middle of the step from one to the other.
 */
function nameDocument(title: string): void {
  if (next === undefined)
    setTimeout(() => {
      document.title = next ?? '';
      next = undefined;
    });
  next = title;
}

/**
 * What the browser's tab and history call the page: its name, and of what product it is. An element would do, but one of
 * a page that is kept would stay in the document's head. Without a product, in a part's story, it names nothing.
 */
export function useDocumentTitle(names: readonly (string | undefined)[], product: string | undefined): void {
  const title = [...names, product].filter(Boolean).join(' · ');
  useEffect(() => {
    if (!product) return;
    nameDocument(title);
    return () => nameDocument(product);
  }, [title, product]);
}

/** {@link useDocumentTitle} of a page in the product's frame. */
export const usePageTitle = (...names: readonly (string | undefined)[]): void =>
  useDocumentTitle(names, useContext(ProductNameContext));
