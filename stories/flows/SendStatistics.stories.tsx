import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { tableIn } from '../support/screen.ts';
import { area, expectToast, openView, quietToasts, recipientField } from '../support/statistics.ts';

/** The finance user opens a month, and sends it to the board by mail. */
const meta = preview.meta({
  title: 'Flows/Send statistics',
  component: StoryPortal,
  args: { path: area },
  globals: { user: 'finance' },
  parameters: { snapshot: false },
  beforeEach: quietToasts,
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mails = async () => ((await (await fetch('/__simulator/mails')).json()) as { mails: readonly Mail[] }).mails;

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Play {
  readonly userEvent: User;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

const inCroatian = {
  users: 'Korisnici i kupovine',
  range: /^Razdoblje/,
  from: 'Od',
  to: 'Do',
  begin: '1. 10. 2026.',
  end: '31. 10. 2026.',
  search: 'Traži',
  sales: 'Sve kupovine',
  month: 'listopad 2026.',
  rows: '1 redak',
  send: 'Pošalji e-poštom',
  confirm: 'Pošalji',
  sent: 'uprava@primjer.hr: statistika uspješno poslana',
  mail: /1\. (10|lis|listopada)\.? 2026.* 31\. (10|lis|listopada)\.? 2026/,
};

const inEnglish: typeof inCroatian = {
  users: 'Users and sales',
  range: /^Period/,
  from: 'From',
  to: 'To',
  begin: '1/10/2026',
  end: '31/10/2026',
  search: 'Search',
  sales: 'All sales',
  month: 'October 2026',
  rows: '1 row',
  send: 'Send by mail',
  confirm: 'Send',
  sent: 'uprava@primjer.hr: statistics successfully sent',
  mail: /1 Oct 2026 – 31 Oct 2026/,
};

const words = () => (currentLanguage() === 'en' ? inEnglish : inCroatian);

const sendAMonth = async ({ userEvent, step }: Play) => {
  const w = words();
  await tableIn(w.users);
  const range = screen.getByRole('button', { name: w.range });

  await step('chooses October', async () => {
    await userEvent.click(range);
    const begin = await screen.findByRole('textbox', { name: w.from });
    await userEvent.clear(begin);
    await userEvent.type(begin, w.begin);
    const end = screen.getByRole('textbox', { name: w.to });
    await userEvent.clear(end);
    await userEvent.type(end, `${w.end}{Enter}`);
    await waitFor(() => expect(range).toHaveTextContent(`${w.begin} – ${w.end}`));
    await userEvent.click(screen.getByRole('button', { name: w.search }));
  });

  await step('looks at the channels', async () => {
    const card = within(await openView(userEvent, w.sales));
    await expect(await card.findByText(w.month)).toBeVisible();
    await expect(card.getByText(w.rows)).toBeVisible();
  });

  await step('has it sent to the board', async () => {
    await userEvent.selectOptions(await recipientField(), 'uprava@primjer.hr');
    await userEvent.click(screen.getByRole('button', { name: w.send }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: w.confirm }));
    await expectToast(w.sent);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  await step('one mail went out, of that month', async () => {
    const sent = await mails();
    await expect(sent.map(({ to }) => to)).toEqual(['uprava@primjer.hr']);
    await expect(sent[0]?.text).toMatch(w.mail);
  });
};
export const OfAMonth = meta.story({ tags: ['user-finance'], play: sendAMonth });
export const OfAMonthEnglish = meta.story({
  tags: ['english', 'user-finance'],
  globals: { language: 'en' },
  play: sendAMonth,
});
