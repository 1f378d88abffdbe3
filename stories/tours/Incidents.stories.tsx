import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { words } from '../support/words.ts';
import { hasRows, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** Staff who report incidents and end them. */
const meta = preview.meta({
  title: 'Tours/Incidents',
  ...tourOf('incidents'),
});

const play = tour(() => [
  {
    sentence: { hr: 'Status sustava i incidenti u tijeku', en: 'The system status and the ongoing incidents' },
    sees: async () => {
      await menuHas('Status sustava');
      await isOnPage(words('Status sustava'));
    },
  },
  {
    sentence: { hr: 'Incidenti: prijavljuje ih i završava', en: 'The incidents: this user reports and ends them' },
    go: (act) => act.press(() => screen.findByRole('link', { name: words('Svi incidenti') })),
    sees: async () => {
      await hasRows(words('Incidenti'), 20);
      await expect(await screen.findByRole('button', { name: words('Dodaj incident') })).toBeVisible();
    },
  },
]);

export const Tour = meta.story({ tags: ['user-incidents'], play });
