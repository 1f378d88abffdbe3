import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { parking, parks } from '../support/outlets/kinds.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { englishDark, expectFits, opensFirstCard, phone, phoneEnglishDark } from '../support/variants.ts';

const transactions = `${parking.pathOf(3)}/transakcije`;
const receipts = `${parking.pathOf(8)}/racuni`;
const tickets = `${parks.pathOf(1)}/ulaznice`;
const comparing =
  '/parking?beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2025-11-01&compareEndDate=2025-11-19';
/** No plate and no code has these letters. */
const nothing = `${transactions}?beginDate=2026-11-01&endDate=2026-11-19&search=QQQQ`;

/** Lists as tables and as cards, in the languages, themes and widths that the stories of their pages leave out. */
const meta = preview.meta({ title: 'Variants/Lists', component: StoryPortal, args: { path: transactions } });

/** A table on a large screen. */
const shown = (name: string) => async () => {
  await expect(await tableIn(name)).toBeVisible();
  await expectFits();
};

export const TransactionsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  play: shown('Transactions'),
});
export const TransactionsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: opensFirstCard('Transactions'),
});

export const ReceiptsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: receipts },
  globals: englishDark,
  play: shown('Receipts'),
});
export const ReceiptsPhone = meta.story({
  tags: ['phone'],
  args: { path: receipts },
  globals: phone,
  play: opensFirstCard('Računi'),
});
export const ReceiptsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: receipts },
  globals: phoneEnglishDark,
  play: opensFirstCard('Receipts'),
});

export const TicketsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: tickets },
  globals: englishDark,
  play: shown('Tickets'),
});
export const TicketsPhone = meta.story({
  tags: ['phone'],
  args: { path: tickets },
  globals: phone,
  play: opensFirstCard('Ulaznice'),
});
export const TicketsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: tickets },
  globals: phoneEnglishDark,
  play: opensFirstCard('Tickets'),
});

export const StatementsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: '/obracuni' },
  globals: englishDark,
  play: shown('Statements'),
});
export const StatementsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: '/obracuni' },
  globals: phoneEnglishDark,
  play: async () => {
    await tableIn('Statements');
    await expectFits();
  },
});

export const IncidentsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: '/incidenti' },
  globals: englishDark,
  play: shown('Incidents'),
});
export const IncidentsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: '/incidenti' },
  globals: phoneEnglishDark,
  play: opensFirstCard('Incidents'),
});

export const ProvidersEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: comparing },
  globals: englishDark,
  play: shown('Parking providers'),
});
export const ProvidersPhone = meta.story({
  tags: ['phone'],
  args: { path: comparing },
  globals: phone,
  play: opensFirstCard('Pružatelji parkiranja'),
});
export const ProvidersPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: comparing },
  globals: phoneEnglishDark,
  play: opensFirstCard('Parking providers'),
});

/** What an empty list says, with the way on. */
const empty = (name: string, text: string) => async () => {
  await expect(await within(await section(name)).findByText(text)).toBeVisible();
  await expectFits();
};
export const NothingEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: nothing },
  globals: englishDark,
  play: empty('Transactions', 'No transactions'),
});
export const NothingPhone = meta.story({
  tags: ['phone'],
  args: { path: nothing },
  globals: phone,
  play: empty('Transakcije', 'Nema transakcija'),
});
export const NothingPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: nothing },
  globals: phoneEnglishDark,
  play: empty('Transactions', 'No transactions'),
});
