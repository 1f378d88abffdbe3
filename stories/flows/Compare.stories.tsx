import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn, rowsOf, section, tableIn, totalsOf } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { button, checkbox, inPanel, link, linkIn } from './find.ts';
import { flow } from './flow.ts';

/** A user compares with last year, from all services to one provider: figures that two screens share are the same. */
const meta = preview.meta({
  title: 'Flows/Compare',
  component: StoryPortal,
  args: { path: '/' },
  parameters: { snapshot: false },
});

/** Parses a formatted count; both languages group thousands, and counts have no fraction. */
const numberOf = (text = '') => Number(text.replace(/[^\d]/g, ''));

const services = () => tableIn(words('Usluge'));
const channels = () => tableIn(words('Kanali prodaje'));
const providers = () => tableIn(words('Pružatelji parkiranja'));
const countTile = async () => (await screen.findByRole('group', { name: words('Količina') })).textContent ?? '';

const { byMouse, byKeyboard } = flow(() => {
  /** The figures that the next screen has to show again. */
  let parking: string[] = [];
  let provider: string[] = [];
  return [
    {
      sentence: { hr: 'Korisnik vidi promet mjeseca', en: 'The user sees the sales of the month' },
      part: services,
      do: async () => {
        await services();
        await chartsDrawn();
      },
    },
    {
      sentence: {
        hr: 'Korisnik uspoređuje s istim danima prošle godine',
        en: 'The user compares with the same days of last year',
      },
      part: services,
      do: async (act) => {
        await act.tick(checkbox(words('Usporedi s')));
        await act.press(button(startOf('Razdoblje usporedbe')));
        await act.press(inPanel('button', words('Isti dani prošle godine')));
        await act.press(button(words('Traži')));
        await waitFor(async () =>
          expect(within(await services()).getAllByRole('columnheader', { name: words('Razlika') })).toHaveLength(2),
        );
        await chartsDrawn();
        const rows = rowsOf(await services());
        parking = rows.find(([name]) => name === words('Parking'))?.slice(1) ?? [];
        await expect(parking).toHaveLength(8);
        const total = totalsOf(await services()).slice(1);
        await expect(totalsOf(await channels()).slice(1)).toEqual(total);
        await expect(await countTile()).toContain(total[0]);
      },
    },
    {
      sentence: {
        hr: 'Parking: pružatelji zajedno daju brojke nadzorne ploče',
        en: 'Parking: the providers add up to the figures of the dashboard',
      },
      part: providers,
      do: async (act) => {
        await act.press(linkIn(words('Glavna navigacija'), words('Parking')));
        const list = await providers();
        await expect(totalsOf(list).slice(1, 9)).toEqual(parking);
        for (const column of [1, 2, 5, 6]) {
          const sum = rowsOf(list).reduce((all, cells) => all + numberOf(cells[column]), 0);
          await expect(sum).toBe(numberOf(totalsOf(list)[column]));
        }
      },
    },
    {
      sentence: {
        hr: 'Split: stranica pružatelja ima brojke njegova retka',
        en: 'Split: the provider’s page has the figures of its row',
      },
      part: channels,
      do: async (act) => {
        provider = rowsOf(await providers()).find(([name]) => name?.startsWith('Split')) ?? [];
        await act.press(link(words(`Detalji: ${provider[0]}`)));
        await screen.findByRole('heading', { level: 1, name: provider[0] });
        await expect(totalsOf(await channels()).slice(1)).toEqual(provider.slice(1, 9));
        await expect(totalsOf(await tableIn(words('Artikli po zonama'))).slice(3)).toEqual(provider.slice(1, 9));
        await waitFor(async () => expect(await countTile()).toContain(provider[1]));
        await chartsDrawn();
      },
    },
    {
      sentence: { hr: 'Natrag na popis: brojke su iste', en: 'Back to the list: the figures are the same' },
      part: providers,
      do: async (act) => {
        await act.press(linkIn(words('Putanja'), words('Parking')));
        await expect(rowsOf(await providers())).toContainEqual(provider);
        await section(words('Pružatelji parkiranja'));
      },
    },
  ];
});

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
