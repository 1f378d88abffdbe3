import { screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { sales } from '../../support/outlets/kinds.ts';
import { transactionStories, wireToday } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { words } from '../../support/words.ts';

/** Promet Split. The stories of parking's transactions show all states of the view. */
const transactions = transactionStories(sales, {
  id: 1,
  inputLabel: 'Registarska oznaka ili broj listića',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / broj listića je obavezan podatak',
  wireSearch: 'transaction_input',
  withZones: true,
});

const meta = preview.meta({
  title: 'Sales/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: transactions.page },
});

/** Bus tickets: some are sold to a plate, some by a number; each has its zone. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await transactions.expectToday();
  },
});
export const SearchMissing = meta.story({ ...transactions.searchMissing, parameters: { snapshot: false } });
export const Found = meta.story(transactions.found);
export const Phone = meta.story({ ...transactions.fits(390), tags: ['phone'] });

/** The seller's own user sees the list, too, to its last page. */
export const SellersUser = meta.story({
  tags: ['user-sales'],
  globals: { user: 'sales' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const all = await transactions.listed(wireToday);
    await transactions.expectListed(all);
    await userEvent.click(screen.getByRole('button', { name: words('Posljednja stranica') }));
    const last = await transactions.listed(`${wireToday}&page=${Math.ceil(all.ukupno_transakcija / 20)}`);
    await waitFor(() => transactions.expectListed(last));
  },
});
