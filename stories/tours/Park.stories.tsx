import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasRows, inPages, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A partner with two national parks: what was sold, and each ticket. */
const meta = preview.meta({
  title: 'Tours/Park',
  ...tourOf('park'),
});

const play = tour(() => [
  {
    sentence: { hr: 'Parkovi: njegova dva', en: 'Parks: its two' },
    sees: async () => {
      await menuHas('Parkovi', 'Status sustava');
      await hasRows(words('Parkovi'), 2);
    },
  },
  {
    sentence: { hr: 'Plitvička jezera: kretanje i artikli', en: 'Plitvice lakes: trend and articles' },
    go: details('Nacionalni park Plitvička jezera'),
    sees: async () => {
      await isOnPage('Nacionalni park Plitvička jezera');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Ulaznice ovog mjeseca', en: 'The tickets of this month' },
    go: inPages('Ulaznice', 'Tickets'),
    sees: () => isOnPage(words('Ulaznice', 'Tickets')),
  },
]);

export const Tour = meta.story({ tags: ['user-park'], play });
