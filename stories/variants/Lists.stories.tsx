import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { parking, parks } from '../support/outlets/kinds.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { englishDark, expectFits, narrow, narrowEnglishDark, opensFirstCard } from '../support/variants.ts';

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

export const TransactionsEnglishDark = meta.story({ globals: englishDark, play: shown('Transactions') });
export const TransactionsNarrowEnglishDark = meta.story({
  globals: narrowEnglishDark,
  play: opensFirstCard('Transactions'),
});

export const ReceiptsEnglishDark = meta.story({
  args: { path: receipts },
  globals: englishDark,
  play: shown('Receipts'),
});
export const ReceiptsNarrow = meta.story({ args: { path: receipts }, globals: narrow, play: opensFirstCard('Računi') });
export const ReceiptsNarrowEnglishDark = meta.story({
  args: { path: receipts },
  globals: narrowEnglishDark,
  play: opensFirstCard('Receipts'),
});

export const TicketsEnglishDark = meta.story({ args: { path: tickets }, globals: englishDark, play: shown('Tickets') });
export const TicketsNarrow = meta.story({ args: { path: tickets }, globals: narrow, play: opensFirstCard('Ulaznice') });
export const TicketsNarrowEnglishDark = meta.story({
  args: { path: tickets },
  globals: narrowEnglishDark,
  play: opensFirstCard('Tickets'),
});

export const StatementsEnglishDark = meta.story({
  args: { path: '/obracuni' },
  globals: englishDark,
  play: shown('Statements'),
});
export const StatementsNarrowEnglishDark = meta.story({
  args: { path: '/obracuni' },
  globals: narrowEnglishDark,
  play: async () => {
    await tableIn('Statements');
    await expectFits();
  },
});

export const IncidentsEnglishDark = meta.story({
  args: { path: '/incidenti' },
  globals: englishDark,
  play: shown('Incidents'),
});
export const IncidentsNarrowEnglishDark = meta.story({
  args: { path: '/incidenti' },
  globals: narrowEnglishDark,
  play: opensFirstCard('Incidents'),
});

export const ProvidersEnglishDark = meta.story({
  args: { path: comparing },
  globals: englishDark,
  play: shown('Parking providers'),
});
export const ProvidersNarrow = meta.story({
  args: { path: comparing },
  globals: narrow,
  play: opensFirstCard('Pružatelji parkiranja'),
});
export const ProvidersNarrowEnglishDark = meta.story({
  args: { path: comparing },
  globals: narrowEnglishDark,
  play: opensFirstCard('Parking providers'),
});

/** What an empty list says, with the way on. */
const empty = (name: string, text: string) => async () => {
  await expect(await within(await section(name)).findByText(text)).toBeVisible();
  await expectFits();
};
export const NothingEnglishDark = meta.story({
  args: { path: nothing },
  globals: englishDark,
  play: empty('Transactions', 'No transactions'),
});
export const NothingNarrow = meta.story({
  args: { path: nothing },
  globals: narrow,
  play: empty('Transakcije', 'Nema transakcija'),
});
export const NothingNarrowEnglishDark = meta.story({
  args: { path: nothing },
  globals: narrowEnglishDark,
  play: empty('Transactions', 'No transactions'),
});
