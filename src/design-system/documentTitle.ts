import { createContext, useContext, useEffect } from 'react';
import { cutText, isolated } from './LongText/cutText.ts';

/** The product's name, which ends the title of each of its pages. */
export const ProductNameContext = createContext('');

let next: string | undefined;

/**
 * Sets the title in a separate task, once for the page that is left and the next one: each assignment takes the browser
 * more than a millisecond during the navigation.
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
 * Sets the document's title: the name of the page and of the product. Without a product, in a component's story, it
 * does nothing.
 */
export function useDocumentTitle(names: readonly (string | undefined)[], product: string | undefined): void {
  const title = [...names, product]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => isolated(cutText(name as string, 120)))
    .join(' · ');
  useEffect(() => {
    if (!product) return;
    nameDocument(title);
    return () => nameDocument(product);
  }, [title, product]);
}

/** {@link useDocumentTitle} of a page in the product's frame. */
export const usePageTitle = (...names: readonly (string | undefined)[]): void =>
  useDocumentTitle(names, useContext(ProductNameContext));
