import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { inMenu, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A partner with one parking provider and one garage: lists lead to the only entry. */
const meta = preview.meta({
  title: 'Tours/Single outlet',
  ...tourOf('single'),
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Korisnik jednog pružatelja odmah vidi njegovu stranicu',
      en: 'A user of a single provider sees its page at once',
    },
    sees: async () => {
      await menuHas('Parking', 'Garaže', 'Status sustava');
      await isOnPage('Pula');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Garaže: odmah jedina garaža', en: 'Garages: the only garage at once' },
    go: inMenu('Garaže'),
    sees: async () => {
      await isOnPage('Garaža Karolina');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Status sustava, s javnim incidentima', en: 'The system status, with public incidents' },
    go: inMenu('Status sustava'),
    sees: () => isOnPage(words('Status sustava')),
  },
]);

export const Tour = meta.story({ tags: ['user-single'], play });
