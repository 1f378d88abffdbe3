import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasRows, inPages, inUserMenu, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A partner with six garages, who may request changes of their hours. */
const meta = preview.meta({
  title: 'Tours/Garage',
  ...tourOf('garage'),
});

const play = tour(() => [
  {
    sentence: { hr: 'Garaže: njegovih šest', en: 'Garages: its six' },
    sees: async () => {
      await menuHas('Garaže', 'Status sustava');
      await hasRows(words('Garaže'), 6);
    },
  },
  {
    sentence: {
      hr: 'Garaža Tuškanac: kanali prodaje, kretanje i artikli',
      en: 'Garage Tuškanac: sales channels, trend and articles',
    },
    go: details('Garaža Tuškanac'),
    sees: async () => {
      await isOnPage('Garaža Tuškanac');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Transakcije garaže od danas', en: 'The transactions of the garage, of today' },
    go: inPages('Transakcije'),
    sees: () => isOnPage(words('Transakcije')),
  },
  {
    sentence: { hr: 'Radno vrijeme koje može zatražiti drukčije', en: 'Working hours whose change may be requested' },
    go: inPages('Radno vrijeme'),
    sees: async () => expect(await screen.findByRole('link', { name: words('Novo radno vrijeme') })).toBeVisible(),
  },
  {
    sentence: { hr: 'Zahtjevi: još ih nema', en: 'The requests: none yet' },
    go: inUserMenu(/Tomislav Jurić/, 'Zahtjevi za promjenu'),
    sees: () => isOnPage(words('Zahtjevi za promjenu')),
  },
]);

export const Tour = meta.story({ tags: ['user-garage'], play });
