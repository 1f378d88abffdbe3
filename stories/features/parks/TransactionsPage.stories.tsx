import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { parks } from '../../support/outlets/kinds.ts';
import { transactionStories } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section } from '../../support/screen.ts';
import { words } from '../../support/words.ts';

/** Krka. The stories of parking's transactions show all states of the view. */
const transactions = transactionStories(parks, {
  id: 2,
  inputLabel: 'Broj listića',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, broj listića je obavezan',
  wireSearch: 'ticket_number',
  withZones: false,
});

const meta = preview.meta({
  title: 'Parks/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: transactions.page },
});

/** A park's sales in the same table as those of a garage. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await transactions.expectToday();
  },
});
export const SearchMissing = meta.story({ ...transactions.searchMissing, parameters: { snapshot: false } });
export const Found = meta.story(transactions.found);

/** Yesterday two orders were not paid. */
export const OnlyInvalid = meta.story(transactions.onlyInvalid('yesterday'));

/** This morning none was refused. */
export const NoneInvalid = meta.story({
  args: { path: `${transactions.page}?show=invalid` },
  parameters: { snapshot: false },
  play: async () => {
    const card = within(await section(words('Transakcije')));
    await expect(
      await card.findByText(words('U odabranom razdoblju nema transakcija za odabrani prikaz.')),
    ).toBeVisible();
  },
});
