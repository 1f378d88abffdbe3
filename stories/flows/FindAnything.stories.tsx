import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { readAs, rowsOf, tableIn } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';

/** A driver calls about a car, and does not say where it was parked: Ctrl+K, the plate, and the list in which it is. */
const meta = preview.meta({
  title: 'Flows/Find anything',
  component: StoryPortal,
  args: { path: '/obracuni' },
  parameters: { snapshot: false },
  // What another story has opened is not offered first.
  beforeEach: () => localStorage.removeItem('palette-recent'),
});

interface Transactions {
  readonly transakcije: readonly { readonly trans_ref: string; readonly transaction_input: string }[];
}

const field = () => screen.findByRole('combobox');
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '') as HTMLElement | null;

/** By keyboard alone, to an outlet, then to a transaction, and back to where the focus was. */
export const ByKeyboard = meta.story({
  play: async ({ userEvent, step }) => {
    const { transakcije } = await answerOf<Transactions>(
      '/parking/provider/8/transakcije/?begin_date=2026-11-19&end_date=2026-11-19',
    );
    const plate = transakcije[0]?.transaction_input ?? '';
    await screen.findByRole('heading', { level: 1, name: words('Obračuni') });

    await step('To an outlet by its name without marks', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard('sibenik');
      await waitFor(async () => expect(await active()).toHaveAccessibleName(/^Šibenik/));
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Šibenik' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('On another page it is offered first from now on', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard(words('Status sustava').slice(0, 8));
      await waitFor(async () => expect(await active()).toHaveAccessibleName(words('Status sustava')));
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('heading', { level: 1, name: words('Status sustava') });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await screen.findByRole('group', { name: words('Nedavno otvoreno') });
      await waitFor(async () => expect(await active()).toHaveAccessibleName(/^Šibenik/));
    });

    await step('A plate is searched in all outlets', async () => {
      await userEvent.keyboard(plate.toLowerCase().replace(/[\s-]+/g, ''));
      await waitFor(async () => expect(await active()).toHaveAccessibleName(startOf('Traži „')));
      await userEvent.keyboard('{Enter}');
      await screen.findAllByText(startOf('Traženo u'));
      await waitFor(async () => expect(await active()).toHaveAccessibleName(new RegExp(plate)));
    });

    await step('The first hit leads to its list, on its day, with its plate', async () => {
      const hit = await active();
      const moment = readAs(hit?.textContent ?? '');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
      const rows = rowsOf(await tableIn(words('Transakcije')));
      await expect(rows.length).toBeGreaterThan(0);
      for (const cells of rows) await expect(cells[1]).toBe(plate);
      await expect(rows.some(([time]) => moment.includes(readAs(time ?? '—')))).toBe(true);
      await expect(await screen.findByRole('searchbox')).toHaveValue(plate);
    });
  },
});
