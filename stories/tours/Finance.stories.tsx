import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { words } from '../support/words.ts';
import { hasRows, inMenu, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** Staff of finance: statements and statistics. */
const meta = preview.meta({
  title: 'Tours/Finance',
  ...tourOf('finance'),
});

const play = tour(() => [
  {
    sentence: { hr: 'Financije počinju od statusa sustava', en: 'Finance begins with the system status' },
    sees: async () => {
      await menuHas('Obračuni', 'Statistika platforme', 'Status sustava');
      await isOnPage(words('Status sustava'));
    },
  },
  {
    sentence: {
      hr: 'Obračuni svih partnera, svaki sa svojim dokumentom',
      en: 'The statements of all partners, each with its document',
    },
    go: inMenu('Obračuni'),
    sees: () => hasRows(words('Obračuni'), 20),
  },
  {
    sentence: {
      hr: 'Statistika platforme, koju može poslati e-poštom',
      en: 'The statistics of the platform, which can be sent by mail',
    },
    go: inMenu('Statistika platforme'),
    sees: async () => {
      await hasRows(words('Korisnici i kupovine'), 50);
      await expect(await screen.findByRole('button', { name: words('Pošalji e-poštom') })).toBeVisible();
    },
  },
]);

export const Tour = meta.story({ tags: ['user-finance'], play });
