import preview from '../../.storybook/preview';
import { words } from '../support/words.ts';
import { hasNo, inUserMenu, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A user who has no permission yet. */
const meta = preview.meta({
  title: 'Tours/New user',
  ...tourOf('newcomer'),
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Novi korisnik bez dopuštenja vidi status sustava i javne incidente',
      en: 'A new user without permissions sees the system status and public incidents',
    },
    sees: async () => {
      await menuHas('Status sustava');
      await isOnPage(words('Status sustava'));
      await hasNo('Svi incidenti');
    },
  },
  {
    sentence: { hr: 'Promjena lozinke u korisničkom izborniku', en: 'The change of the password, in the user menu' },
    go: inUserMenu(/Filip Đurđević/, 'Promijeni lozinku'),
    sees: () => isOnPage(words('Promjena lozinke', 'Change password')),
  },
]);

export const Tour = meta.story({ tags: ['user-newcomer'], play });
