import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { parking, parks } from '../support/outlets/kinds.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import {
  englishDark,
  expectFits,
  opensFirstCard,
  phone,
  phoneEnglishDark,
  type Title,
  titles,
} from '../support/variants.ts';
import { words } from '../support/words.ts';

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
const shown = (title: Title) => async () => {
  await expect(await tableIn(titles[title])).toBeVisible();
  await expectFits();
};

export const TransactionsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  play: shown('transactions'),
});
export const TransactionsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: opensFirstCard('transactions'),
});

export const ReceiptsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: receipts },
  globals: englishDark,
  play: shown('receipts'),
});
export const ReceiptsPhone = meta.story({
  tags: ['phone'],
  args: { path: receipts },
  globals: phone,
  play: opensFirstCard('receipts'),
});
export const ReceiptsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: receipts },
  globals: phoneEnglishDark,
  play: opensFirstCard('receipts'),
});

export const TicketsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: tickets },
  globals: englishDark,
  play: shown('tickets'),
});
export const TicketsPhone = meta.story({
  tags: ['phone'],
  args: { path: tickets },
  globals: phone,
  play: opensFirstCard('tickets'),
});
export const TicketsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: tickets },
  globals: phoneEnglishDark,
  play: opensFirstCard('tickets'),
});

export const StatementsEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: '/obracuni' },
  globals: englishDark,
  play: shown('statements'),
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
  play: shown('incidents'),
});
export const IncidentsPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: '/incidenti' },
  globals: phoneEnglishDark,
  play: opensFirstCard('incidents'),
});

export const ProvidersEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: comparing },
  globals: englishDark,
  play: shown('providers'),
});
export const ProvidersPhone = meta.story({
  tags: ['phone'],
  args: { path: comparing },
  globals: phone,
  play: opensFirstCard('providers'),
});
export const ProvidersPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: comparing },
  globals: phoneEnglishDark,
  play: opensFirstCard('providers'),
});

/** What an empty list says, with the way on. */
const empty = (title: Title, text: string) => async () => {
  await expect(await within(await section(titles[title])).findByText(words(text))).toBeVisible();
  await expectFits();
};
export const NothingEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: nothing },
  globals: englishDark,
  play: empty('transactions', 'Nema transakcija'),
});
export const NothingPhone = meta.story({
  tags: ['phone'],
  args: { path: nothing },
  globals: phone,
  play: empty('transactions', 'Nema transakcija'),
});
export const NothingPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { path: nothing },
  globals: phoneEnglishDark,
  play: empty('transactions', 'Nema transakcija'),
});
