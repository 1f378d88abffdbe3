import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { words } from '../support/words.ts';
import { inUserMenu, menuHas, page, tour, without } from './tour.ts';

/** A user who has no permission yet. */
const meta = preview.meta({
  title: 'Tours/New user',
  component: StoryPortal,
  args: { path: '/' },
  globals: { user: 'newcomer' },
  parameters: { snapshot: false },
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Novi korisnik bez dopuštenja vidi status sustava i javne incidente',
      en: 'A new user without permissions sees the system status and public incidents',
    },
    sees: async () => {
      await menuHas('Status sustava');
      await page(words('Status sustava'));
      await without('Svi incidenti');
    },
  },
  {
    sentence: { hr: 'Promjena lozinke u korisničkom izborniku', en: 'The change of the password, in the user menu' },
    go: inUserMenu(/Filip Đurđević/, 'Promijeni lozinku'),
    sees: () => page(words('Promjena lozinke', 'Change password')),
  },
]);

export const Tour = meta.story({ tags: ['user-newcomer'], play });
