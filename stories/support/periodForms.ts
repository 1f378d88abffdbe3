import { screen } from 'storybook/test';
import { statesOf } from './states.ts';
import { words } from './words.ts';

interface PeriodFormOptions {
  /** The address of the form for a period that does not exist; left out for the form of a new one. */
  readonly missing?: string;
}

/** The states of a form of a period of working hours, or of a request for one. */
export const periodFormStates = ({ missing }: PeriodFormOptions = {}) =>
  statesOf({
    async loaded() {
      await screen.findByRole('textbox', { name: words('Vrijedi od') });
      return screen.getByRole('form');
    },
    ...(missing === undefined
      ? {}
      : {
          empty: {
            says: () => words('Radno vrijeme nije pronađeno'),
            story: { args: { path: missing }, parameters: { consoleErrors: true } },
          },
        }),
    forbidden: { user: 'viewer' },
  });
