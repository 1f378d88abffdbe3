import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasNo, hasRows, inMenu, inPages, isOnPage, menuHas, tour, tourOf, wholeMenu } from './tour.ts';

/** Staff who may view everything: no forms for changes of zones and garages. */
const meta = preview.meta({
  title: 'Tours/Viewer',
  ...tourOf('viewer'),
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Korisnik s pravom uvida vidi sve što i operater',
      en: 'A user who may view sees all that the operator sees',
    },
    sees: async () => {
      await menuHas(...wholeMenu);
      await hasRows(words('Usluge'), 4);
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Parking: svih 25 pružatelja', en: 'Parking: all 25 providers' },
    go: inMenu('Parking'),
    sees: () => hasRows(words('Pružatelji parkiranja'), 25),
  },
  {
    sentence: { hr: 'Zone se vide, ali se ne mogu mijenjati', en: 'The zones are shown, but cannot be changed' },
    go: async (act) => {
      await details('Split')(act);
      await inPages('Zone')(act);
    },
    sees: async () => {
      await hasRows(words('Zone'), 5);
      await hasNo('Novo radno vrijeme');
    },
  },
  {
    sentence: { hr: 'Zona: radno vrijeme bez gumba za izmjenu', en: 'A zone: hours without buttons to change them' },
    go: details('Zona 0 – Riva'),
    sees: async () => {
      await expect(await screen.findAllByRole('article')).toHaveLength(6);
      await hasNo('Novo radno vrijeme: Zona 0 – Riva', 'Uredi granice');
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
      await isOnPage(words('Radno vrijeme'));
      await expect(await screen.findAllByRole('article')).not.toHaveLength(0);
      await hasNo('Novo radno vrijeme', 'Novi dani bez naplate');
    },
  },
]);

export const Tour = meta.story({ tags: ['user-viewer'], play });
