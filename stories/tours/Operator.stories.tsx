import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { chartsDrawn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { details, hasRows, inMenu, inPages, inUserMenu, isOnPage, menuHas, tour, tourOf, wholeMenu } from './tour.ts';

/** The operator’s staff: everything, of every partner. */
const meta = preview.meta({
  title: 'Tours/Operator',
  ...tourOf('operator'),
});

const play = tour(() => [
  {
    sentence: {
      hr: 'Operater na nadzornoj ploči vidi prodaju svih usluga',
      en: 'The operator sees the sales of all services on the dashboard',
    },
    sees: async () => {
      await menuHas(...wholeMenu);
      await isOnPage(words('Nadzorna ploča'));
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
    sentence: {
      hr: 'Pružatelj: kanali prodaje, kretanje i artikli',
      en: 'A provider: sales channels, trend and articles',
    },
    go: details('Split'),
    sees: async () => {
      await isOnPage('Split');
      await chartsDrawn();
    },
  },
  {
    sentence: { hr: 'Transakcije pružatelja od danas', en: 'The transactions of a provider, of today' },
    go: inPages('Transakcije'),
    sees: () => isOnPage(words('Transakcije')),
  },
  {
    sentence: {
      hr: 'Računi pružatelja, svaki sa svojim dokumentom',
      en: 'The receipts of a provider, each with its document',
    },
    go: inPages('Računi', 'Receipts'),
    sees: () => isOnPage(words('Računi', 'Receipts')),
  },
  {
    sentence: { hr: 'Zone pružatelja na karti i u tablici', en: 'The zones of a provider, on the map and in a table' },
    go: inPages('Zone'),
    sees: () => hasRows(words('Zone'), 5),
  },
  {
    sentence: {
      hr: 'Zona: radno vrijeme, dani bez naplate i granice, s gumbima za izmjenu',
      en: 'A zone: hours, days without charge and borders, with buttons to change them',
    },
    go: details('Zona 0 – Riva'),
    sees: async () => {
      await isOnPage('Zona 0 – Riva');
      await expect(await screen.findAllByRole('article')).toHaveLength(6);
    },
  },
  {
    sentence: { hr: 'Garaže: svih 12', en: 'Garages: all 12' },
    go: inMenu('Garaže'),
    sees: () => hasRows(words('Garaže'), 12),
  },
  {
    sentence: { hr: 'Radno vrijeme garaže', en: 'The working hours of a garage' },
    go: async (act) => {
      await details('Garaža Tuškanac')(act);
      await inPages('Radno vrijeme')(act);
    },
    sees: () => isOnPage(words('Radno vrijeme')),
  },
  {
    sentence: { hr: 'Parkovi: svih 6', en: 'Parks: all 6' },
    go: inMenu('Parkovi'),
    sees: () => hasRows(words('Parkovi'), 6),
  },
  {
    sentence: { hr: 'Ulaznice parka', en: 'The tickets of a park' },
    go: async (act) => {
      await details('Nacionalni park Plitvička jezera')(act);
      await inPages('Ulaznice', 'Tickets')(act);
    },
    sees: () => isOnPage(words('Ulaznice', 'Tickets')),
  },
  {
    sentence: { hr: 'Prodaja: svih 5 pružatelja', en: 'Sales: all 5 providers' },
    go: inMenu('Prodaja'),
    sees: () => hasRows(words('Prodajni pružatelji'), 5),
  },
  {
    sentence: { hr: 'Obračuni svih partnera', en: 'The statements of all partners' },
    go: inMenu('Obračuni'),
    sees: () => hasRows(words('Obračuni'), 20),
  },
  {
    sentence: { hr: 'Statistika platforme', en: 'The statistics of the platform' },
    go: inMenu('Statistika platforme'),
    sees: () => hasRows(words('Korisnici i kupovine'), 50),
  },
  {
    sentence: {
      hr: 'Status sustava, s popisom svih incidenata',
      en: 'The system status, with the list of all incidents',
    },
    go: inMenu('Status sustava'),
    sees: () => isOnPage(words('Status sustava')),
  },
  {
    sentence: {
      hr: 'Incidenti: operater ih prijavljuje i uređuje',
      en: 'The incidents: the operator reports and edits them',
    },
    go: (act) => act.press(() => screen.findByRole('link', { name: words('Svi incidenti') })),
    sees: async () => {
      await hasRows(words('Incidenti'), 20);
      await expect(await screen.findByRole('button', { name: words('Dodaj incident') })).toBeVisible();
    },
  },
  {
    sentence: {
      hr: 'Postavke: prikaz i pretplate na incidente',
      en: 'Settings: display and subscriptions to incidents',
    },
    go: inUserMenu(/Ana Horvat/, 'Postavke'),
    sees: () => isOnPage(words('Postavke')),
  },
]);

export const Tour = meta.story({ tags: ['user-operator'], play });
