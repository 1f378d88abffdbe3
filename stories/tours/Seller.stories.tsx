import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, inPages, menuHas, page, rows, tour } from './tour.ts';

/** A partner whose goods are sold through the service. */
const meta = preview.meta({
  title: 'Tours/Seller',
  component: StoryPortal,
  args: { path: '/' },
  globals: { user: 'sales' },
  parameters: { snapshot: false },
});

const play = tour(() => [
  {
    sentence: { hr: 'Prodaja: njegova dva pružatelja', en: 'Sales: its two providers' },
    sees: async () => {
      await menuHas('Prodaja', 'Status sustava');
      await rows(words('Prodajni pružatelji'), 2);
    },
  },
  {
    sentence: {
      hr: 'Promet Split: kanali prodaje, kretanje i artikli',
      en: 'Promet Split: sales channels, trend and articles',
    },
    go: details('Promet Split'),
    sees: async () => {
      await page('Promet Split');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Transakcije od danas', en: 'The transactions of today' },
    go: inPages('Transakcije'),
    sees: () => page(words('Transakcije')),
  },
]);

export const Tour = meta.story({ tags: ['user-sales'], play });
