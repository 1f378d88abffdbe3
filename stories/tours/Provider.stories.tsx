import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasRows, inMenu, inPages, inUserMenu, isOnPage, menuHas, tour, tourOf } from './tour.ts';

/** A partner with the parking of three towns, who may request changes. */
const meta = preview.meta({
  title: 'Tours/Provider',
  ...tourOf('provider'),
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Pružatelj na nadzornoj ploči vidi samo vlastitu prodaju',
      en: 'The provider sees only its own sales on the dashboard',
    },
    sees: async () => {
      await menuHas('Nadzorna ploča', 'Parking', 'Status sustava');
      await isOnPage(words('Nadzorna ploča'));
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Parking: njegova tri grada', en: 'Parking: its three towns' },
    go: inMenu('Parking'),
    sees: () => hasRows(words('Pružatelji parkiranja'), 3),
  },
  {
    sentence: { hr: 'Split: kanali prodaje, kretanje i artikli', en: 'Split: sales channels, trend and articles' },
    go: details('Split'),
    sees: async () => {
      await isOnPage('Split');
      await chartsDrawn();
    },
  },
  {
    sentence: {
      hr: 'Transakcije od danas, s pretragom po registraciji',
      en: 'The transactions of today, with a search by plate',
    },
    go: inPages('Transakcije'),
    sees: async () => {
      await isOnPage(words('Transakcije'));
      await expect(await screen.findByRole('searchbox', { name: words('Registarska oznaka ili šifra') })).toBeVisible();
    },
  },
  {
    sentence: {
      hr: 'Zone: pružatelj može zatražiti novo radno vrijeme',
      en: 'The zones: the provider may request new hours',
    },
    go: inPages('Zone'),
    sees: async () => {
      await hasRows(words('Zone'), 5);
      await expect(await screen.findByRole('link', { name: words('Novo radno vrijeme') })).toBeVisible();
    },
  },
  {
    sentence: {
      hr: 'Zona Riva: radno vrijeme koje može zatražiti drukčije',
      en: 'The zone Riva: hours whose change may be requested',
    },
    go: details('Zona 0 – Riva'),
    sees: async () =>
      expect(await screen.findByRole('link', { name: words('Novo radno vrijeme: Zona 0 – Riva') })).toBeVisible(),
  },
  {
    sentence: { hr: 'Zahtjevi: još ih nema', en: 'The requests: none yet' },
    go: inUserMenu(/Marko Kovačević/, 'Zahtjevi za promjenu'),
    sees: () => isOnPage(words('Zahtjevi za promjenu')),
  },
  {
    sentence: { hr: 'Status sustava, s javnim incidentima', en: 'The system status, with public incidents' },
    go: inMenu('Status sustava'),
    sees: () => isOnPage(words('Status sustava')),
  },
]);

export const Tour = meta.story({ tags: ['user-provider'], play });
