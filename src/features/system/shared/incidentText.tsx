import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { cutText, isolated } from '#design-system/LongText/cutText.ts';
import { longText } from '#design-system/LongText/LongText.tsx';
import { longestOfLines } from './longestOfLines.ts';

/** The longest title that is shown whole at once, in UTF-16 units: three lines of a phone. */
const longestTitle = 80;

/** The title of an incident; what is longer is shown on demand (behaviour 22.19). */
export const incidentTitle = (title: string): ReactNode => longText(title, longestTitle);

/** The longest description that is shown whole at once, in UTF-16 units: some lines of the page's width. */
const longestDescription = 360;

/** The description of an incident with its line breaks: what is longer than so many lines is shown on demand (behaviour 22.19). */
export const incidentDescription = (text: string, lines: number): ReactNode => (
  <Span overflowWrap="anywhere" whiteSpace="pre-line">
    {longText(text, longestOfLines(text, lines, longestDescription))}
  </Span>
);

/** What is known of an incident, in one line; names of any length are cut (behaviour 22.20). */
export const incidentFacts = (facts: readonly string[]): string =>
  facts.map((fact) => isolated(cutText(fact))).join(' · ');
