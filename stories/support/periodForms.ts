import { screen } from 'storybook/test';
import { statesOf } from './states.ts';
import { words } from './words.ts';

interface PeriodFormOptions {
  /** The address of the form for a period that does not exist. */
  readonly missing: string;
}

/** The states of a form that changes a period of working hours, or a request for one. */
export const periodFormStates = ({ missing }: PeriodFormOptions) =>
  statesOf({
    async loaded() {
      await screen.findByRole('textbox', { name: words('Vrijedi od') });
      return screen.getByRole('form');
    },
    empty: { args: { path: missing }, parameters: { consoleErrors: true } },
    none: () => words('Radno vrijeme nije pronađeno'),
    forbidden: { user: 'viewer' },
  });
