import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { cutText, longestText } from './cutText.ts';

/** Fetched with the first text that is too long. Where it cannot be fetched, the text stays cut. */
const WholeText = lazyPart(
  () => import('./WholeText.tsx').then((module) => module.WholeText),
  () =>
    ({ text, longest }) => <span>{cutText(text, longest)}</span>,
);

/**
 * A text of any length, for a place where a button may be: a name of ten thousand letters is cut, and shown whole on
 * demand (behaviour 22.19). A function, not a component, because a table has hundreds of cells. In a link, an option or a button use
 * {@link cutText}, with the whole text as `title`.
 */
export const longText = (text: string, longest: number = longestText): ReactNode =>
  text.length > longest ? (
    <Suspense fallback={<span>{cutText(text, longest)}</span>}>
      <WholeText text={text} longest={longest} />
    </Suspense>
  ) : (
    text
  );
