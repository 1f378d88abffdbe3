import { Markdown } from '@storybook/addon-docs/blocks';
import behaviour from '../../../docs/behaviour.md?raw';
import { rulesOf } from './documents.ts';

/** The rules of an area of docs/behaviour.md, or of some of its rules: `only={['4.1']}`. */
export const Rules = ({ area, only }: { readonly area: number; readonly only?: readonly string[] }) => (
  <Markdown>{rulesOf(behaviour, area, only)}</Markdown>
);
