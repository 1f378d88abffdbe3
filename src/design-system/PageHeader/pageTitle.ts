import { createContext, useContext, useEffect } from 'react';

/** The product's name, which ends the title of each of its pages. */
export const ProductNameContext = createContext('');

/**
 * What the browser's tab and history call the page: its name, and what it is a page of. An element would do, but one of a
 * page that is kept would stay in the document's head.
 */
export function usePageTitle(...names: readonly (string | undefined)[]): void {
  const product = useContext(ProductNameContext);
  const title = [...names, product].filter(Boolean).join(' · ');
  useEffect(() => {
    if (!product) return;
    document.title = title;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
