import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasRows, inPages, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A partner whose goods are sold through the service. */
const meta = preview.meta({
  title: 'Tours/Seller',
  ...tourOf('sales'),
});

const play = tour(() => [
  {
    sentence: { hr: 'Prodaja: njegova dva pružatelja', en: 'Sales: its two providers' },
    sees: async () => {
      await menuHas('Prodaja', 'Status sustava');
      await hasRows(words('Prodajni pružatelji'), 2);
    },
  },
  {
    sentence: {
      hr: 'Promet Split: kanali prodaje, kretanje i artikli',
      en: 'Promet Split: sales channels, trend and articles',
    },
    go: details('Promet Split'),
    sees: async () => {
      await isOnPage('Promet Split');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Transakcije od danas', en: 'The transactions of today' },
    go: inPages('Transakcije'),
    sees: () => isOnPage(words('Transakcije')),
  },
]);

export const Tour = meta.story({ tags: ['user-sales'], play });
