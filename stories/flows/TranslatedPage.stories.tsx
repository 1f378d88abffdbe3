import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { parking } from '../support/outlets/kinds.ts';
import { reportStories } from '../support/outlets/reportStories.ts';
import { transactionStories, wireToday } from '../support/outlets/transactionStories.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, searchComparing, section, tableIn } from '../support/screen.ts';
import { translatePage } from '../support/translator.ts';
import { words } from '../support/words.ts';

/** A partner from Germany or Italy has the browser translate the pages (behaviour 20.13). */
const meta = preview.meta({
  title: 'Flows/Use a translated page',
  component: StoryPortal,
  parameters: { snapshot: false },
});

const transactions = transactionStories(parking, {
  id: 3,
  name: 'Rijeka',
  inputLabel: 'Registarska oznaka ili šifra',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / šifra je obavezna',
  wireSearch: 'trans_search',
  withZones: true,
});
const provider = reportStories(parking, { id: 8, name: 'Šibenik', articles: 'Artikli po zonama' });
const listed = (query: string) =>
  answerOf<Parameters<typeof transactions.expectListed>[0]>(`/parking/provider/3/transakcije/?${query}`);
const loaded = async (name: string) =>
  waitFor(async () => expect(await section(name)).not.toHaveAttribute('aria-busy', 'true'));

/** The next page, a search and one that finds nothing have their own rows and counts. */
export const Transactions = meta.story({
  args: { path: transactions.page },
  play: async ({ userEvent }) => {
    const title = words('Transakcije');
    await tableIn(title);
    await expect(translatePage()).toBeGreaterThan(20);
    await userEvent.click(screen.getByRole('button', { name: words('Sljedeća stranica') }));
    const second = await listed(`${wireToday}&page=2`);
    await waitFor(() => transactions.expectListed(second));
    await loaded(title);
    translatePage();
    await userEvent.click(screen.getByRole('radio', { name: words('Samo neispravne') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    const invalid = await listed(`${wireToday}&opcija_prikaza=neispravne`);
    await waitFor(() => transactions.expectListed(invalid));
    await loaded(title);
    const card = within(await section(title));
    await expect(card.getByText(new RegExp(`^${invalid.ukupno_transakcija} trans`))).toBeVisible();
    translatePage();
    await userEvent.type(await transactions.field(), 'ZZ999ZZ{Enter}');
    await expect(await card.findByText(words('Nema transakcija'))).toBeVisible();
    translatePage();
    await userEvent.clear(await transactions.field());
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(() => transactions.expectListed(invalid));
  },
});

/** A comparison that is turned on has its own differences in tables and tiles; so has one that is turned off. */
export const Report = meta.story({
  args: { path: provider.plain },
  play: async ({ userEvent }) => {
    await provider.channelTable();
    await provider.articleTable();
    await expect(translatePage()).toBeGreaterThan(20);
    await searchComparing(userEvent);
    const articles = words('Artikli po zonama');
    await waitFor(() => provider.comparedByDefault.play());
    await loaded(articles);
    translatePage();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await loaded(articles);
    await expect(rowsOf(await provider.articleTable()).length).toBeGreaterThan(0);
  },
});
