import { today } from '#api/days.ts';
import type { PaletteLink, PaletteReader } from '#design-system/commandPalette.ts';
import { addressOn } from './addresses.ts';
import { mayOpenView } from './model.ts';
import { applyColumns, storedViews } from './store.ts';

/** The saved views that the user may open as links of the palette (behaviour 2.17), with the dates that they have today. */
export const viewLinks = ({ permissions, pathname }: PaletteReader): readonly PaletteLink[] =>
  storedViews()
    .filter((view) => mayOpenView(view, permissions))
    .map((view) => ({
      id: view.name,
      name: view.name,
      detail: view.about,
      to: addressOn(view.address, view.period, today()),
      onOpen: () => applyColumns(view, pathname),
    }));
