import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn, thisMonth, totalsOf } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { keepDownloads, savedFile, spreadsheet } from './downloads.ts';
import { button, checkbox, keepToasts, menuItem } from './find.ts';
import { flow } from './flow.ts';

/** A user compares a provider's report, reads why its total changed, looks at the articles and takes the file along. */
const meta = preview.meta({
  title: 'Flows/Why did it change',
  component: StoryPortal,
  args: { path: `/parking/provider/8?${thisMonth}` },
  parameters: { snapshot: false },
  beforeEach: () => {
    keepDownloads();
    keepToasts();
  },
});

const title = () => words('Zašto se promijenilo');
const card = () => section(title());
const sentence = async () => {
  const found = (await card()).querySelector<HTMLElement>('[data-part=sentence]');
  if (!found) throw new Error('The section has no sentence yet.');
  return found;
};
const radio = (name: string) => async () => within(await card()).findByRole('radio', { name });

const { byMouse } = flow(
  () => {
    /** The difference of the total, as the table writes it. */
    let difference = '';
    return [
      {
        sentence: { hr: 'Korisnik vidi promet pružatelja', en: 'The user sees the sales of a provider' },
        part: () => tableIn(words('Kanali prodaje')),
        do: async () => {
          await tableIn(words('Artikli po zonama'));
          await expect(screen.queryByRole('heading', { name: title() })).toBeNull();
        },
      },
      {
        sentence: {
          hr: 'Uspoređuje ga s prethodnim razdobljem i čita zašto se promijenio',
          en: 'The user compares it with the previous period and reads why it changed',
        },
        part: card,
        do: async (act) => {
          await act.tick(checkbox(words('Usporedi s')));
          await act.press(button(words('Traži')));
          await waitFor(async () => expect(await sentence()).toBeVisible(), { timeout: 10_000 });
          [, , , difference = ''] = totalsOf(await tableIn(words('Kanali prodaje'))).slice(4);
        },
      },
      {
        sentence: { hr: 'Bira artikle i tablicu', en: 'The user chooses the articles and the table' },
        part: card,
        do: async (act) => {
          await act.press(radio(words('Artikli')));
          await waitFor(async () => expect(await radio(words('Artikli'))()).toBeChecked());
          await act.press(async () => within(await card()).findByRole('button', { name: words('Tablica') }));
          await waitFor(async () => expect(totalsOf(await tableIn(title()))[3]).toBe(difference));
        },
      },
      {
        sentence: {
          hr: 'Preuzima Excel: u njemu je ista rečenica',
          en: 'The user downloads the Excel: it has the same sentence',
        },
        part: () => button(words('Preuzmi'))(),
        do: async (act) => {
          await act.pick(button(words('Preuzmi')), menuItem(startOf('Excel izvještaj')));
          const summary = await spreadsheet((await savedFile()).bytes);
          const line = summary.find(([label]) => label === title());
          await expect(line?.[1]).toBe((await sentence()).textContent);
        },
      },
    ];
  },
  { images: false },
);

export const ByMouse = meta.story({ play: byMouse });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
