import { expect, screen, waitFor, within } from 'storybook/test';
import { type StatisticsView, statisticsPaths } from '#features/routes/paths.ts';
import { openedPanel } from './panels.ts';
import { chartsDrawn, section, tableIn } from './screen.ts';
import { statesOf } from './states.ts';
import { listTitle } from './statistics.ts';
import { startOf, words } from './words.ts';

interface ViewOptions {
  readonly view: StatisticsView;
  /** The view's title in Croatian and, where the same word has several in English, in English. */
  readonly title: readonly [croatian: string, english?: string];
  /** The Croatian name of its first list, where it is a page of charts. */
  readonly list?: string;
  /** What it says without data, in Croatian. */
  readonly none: string;
  /** Whether its failing and empty states, other themes and languages have images: one view of lists and one of tables shows them for all. */
  readonly showsStates?: boolean;
}

const withoutImage = <State extends object>(state: State) => ({
  ...state,
  parameters: {
    ...('parameters' in state && typeof state.parameters === 'object' ? state.parameters : {}),
    snapshot: false as const,
  },
});

/** The states of a view of the statistics. */
export function viewStates({ view, title, list, none, showsStates = false }: ViewOptions) {
  const states = statesOf({
    async loaded() {
      if (list === undefined) {
        const table = await tableIn(words(...title));
        // Its totals come when all pages are read; on a phone it is a list of cards.
        if (table instanceof HTMLTableElement) {
          await waitFor(() => expect(table.tFoot).not.toBeNull());
        }
        // A table by day has a chart above it, with a choice of its interval.
        if (screen.queryByRole('radio', { name: words('Mjesec') })) {
          await waitFor(() => expect(document.querySelector('[data-part=canvas]')).not.toBeNull());
          await chartsDrawn();
          // The incidents come after the chart; a fault that is set before they do would keep them away.
          await waitFor(() => expect(document.querySelector('[data-part=marks] > *')).not.toBeNull());
        }
        return table;
      }
      await chartsDrawn();
      return section(listTitle(title[0], list));
    },
    empty: { says: () => words(none), globals: { scenario: 'empty' } },
    forbidden: { user: 'provider' },
    async reload(userEvent) {
      await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
      const panel = within(await openedPanel());
      await userEvent.click(panel.getByRole('button', { name: words('Početak godine') }));
      await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
      await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    },
  });
  const { failed, empty, tablet, dark, english, phoneFailed, phoneEmpty } = states;
  const plain = {
    failed: withoutImage(failed),
    empty: withoutImage(empty),
    tablet: withoutImage(tablet),
    dark: withoutImage(dark),
    english: withoutImage(english),
    phoneFailed: withoutImage(phoneFailed),
    phoneEmpty: withoutImage(phoneEmpty),
  };
  return { path: statisticsPaths[view], ...states, ...(showsStates ? {} : plain) };
}
