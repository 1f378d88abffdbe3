import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, inMenu, inPages, menuHas, page, rows, tour, without } from './tour.ts';

/** Staff who may view everything: no forms for changes of zones and garages. */
const meta = preview.meta({
  title: 'Tours/Viewer',
  component: StoryPortal,
  args: { path: '/' },
  globals: { user: 'viewer' },
  parameters: { snapshot: false },
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Korisnik s pravom uvida vidi sve što i operater',
      en: 'A user who may view sees all that the operator sees',
    },
    sees: async () => {
      await menuHas(
        'Nadzorna ploča',
        'Parking',
        'Garaže',
        'Parkovi',
        'Prodaja',
        'Obračuni',
        'Statistika platforme',
        'Status sustava',
      );
      await rows(words('Usluge'), 4);
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Parking: svih 25 pružatelja', en: 'Parking: all 25 providers' },
    go: inMenu('Parking'),
    sees: () => rows(words('Pružatelji parkiranja'), 25),
  },
  {
    sentence: { hr: 'Zone se vide, ali se ne mogu mijenjati', en: 'The zones are shown, but cannot be changed' },
    go: async (act) => {
      await details('Split')(act);
      await inPages('Zone')(act);
    },
    sees: async () => {
      await rows(words('Zone'), 5);
      await without('Novo radno vrijeme');
    },
  },
  {
    sentence: { hr: 'Zona: radno vrijeme bez gumba za izmjenu', en: 'A zone: hours without buttons to change them' },
    go: details('Zona 0 – Riva'),
    sees: async () => {
      await expect(await screen.findAllByRole('article')).toHaveLength(6);
      await without('Novo radno vrijeme: Zona 0 – Riva', 'Uredi granice');
    },
  },
  {
    sentence: { hr: 'Radno vrijeme garaže, bez izmjena', en: 'The working hours of a garage, without changes' },
    go: async (act) => {
      await inMenu('Garaže')(act);
      await details('Garaža Tuškanac')(act);
      await inPages('Radno vrijeme')(act);
    },
    sees: async () => {
      await page(words('Radno vrijeme'));
      await expect(await screen.findAllByRole('article')).not.toHaveLength(0);
      await without('Novo radno vrijeme', 'Novi dani bez naplate');
    },
  },
]);

export const Tour = meta.story({ tags: ['user-viewer'], play });
