import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { breadcrumbs, formats, rowsOf, tableIn, totalsOf } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';

/** From the dashboard's sums down to one sale: what is added up on one screen is listed on the next. */
const meta = preview.meta({
  title: 'Flows/Drill down',
  component: StoryPortal,
  args: { path: '/' },
  parameters: { snapshot: false },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

/** Parses a formatted figure as hundredths: its fraction is after the language's decimal sign, and groups have the other. */
const hundredths = (text = '') => {
  const { decimalSign } = formats();
  const [whole = '', fraction = ''] = text.split(decimalSign).map((part) => part.replace(/[^\d-]/g, ''));
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** The old figures stay, marked as such, until the new ones arrive. */
const figuresThere = () => waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());

/** Applies today on a report page; the other pages take it over. */
async function searchToday(userEvent: User) {
  await userEvent.click(await screen.findByRole('button', { name: startOf('Razdoblje') }));
  await userEvent.click(await screen.findByRole('button', { name: words('Danas') }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: startOf('Razdoblje') })).toHaveTextContent(
      words('20. 11. 2026. – 20. 11. 2026.'),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: words('Primijenjeni filtri') })).toHaveTextContent(
      formats().dayLong('2026-11-20'),
    ),
  );
  await figuresThere();
}

const mainMenu = () => within(screen.getByRole('navigation', { name: words('Glavna navigacija') }));

/** Walks through all pages of the transactions and gathers their rows. */
async function allTransactions(userEvent: User) {
  const numbers = screen.getAllByRole('button', { name: startOf('Stranica ') });
  const pages = Number(numbers.at(-1)?.textContent);
  const rows = rowsOf(await tableIn(words('Transakcije')));
  for (let page = 2; page <= pages; page += 1) {
    await userEvent.click(screen.getByRole('button', { name: words('Sljedeća stranica') }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: words(`Stranica ${page}`) })).toHaveAttribute('aria-current', 'page'),
    );
    await figuresThere();
    rows.push(...rowsOf(await tableIn(words('Transakcije'))));
  }
  return rows;
}

export const ToOneTransaction = meta.story({
  play: async ({ userEvent }) => {
    // The dashboard: parking's figures of today.
    await tableIn(words('Usluge'));
    await searchToday(userEvent);
    const parking =
      rowsOf(await tableIn(words('Usluge')))
        .find(([name]) => name === words('Parking'))
        ?.slice(1) ?? [];
    await expect(parking).toHaveLength(2);

    // The list of parking adds up to them; one of its rows is Šibenik.
    await userEvent.click(mainMenu().getByRole('link', { name: words('Parking') }));
    const list = await tableIn(words('Pružatelji parkiranja'));
    await expect(totalsOf(list).slice(1, 3)).toEqual(parking);
    const provider =
      rowsOf(list)
        .find(([name]) => name === 'Šibenik')
        ?.slice(1, 3) ?? [];
    await userEvent.click(screen.getByRole('link', { name: words('Detalji: Šibenik') }));

    // Its page has the same figures, and its links lead to its transactions.
    await screen.findByRole('heading', { level: 1, name: 'Šibenik' });
    // A provider's page compares: figures of today come before those of the compare period.
    const totals = totalsOf(await tableIn(words('Kanali prodaje')));
    await expect(totals.slice(1)).toEqual(expect.arrayContaining(provider));
    await userEvent.click(
      within(screen.getByRole('navigation', { name: words('Navigacija stranice') })).getByRole('link', {
        name: words('Transakcije'),
      }),
    );

    // The valid ones of all pages sum up to the provider's count and amount.
    await screen.findByRole('heading', { level: 1, name: words('Transakcije') });
    await tableIn(words('Transakcije'));
    const count = () => screen.getByText(/^\d+ (?:transakcij[ae]|transactions?)$/).textContent;
    const ofAll = count();
    await userEvent.click(screen.getByRole('radio', { name: words('Samo ispravne') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(() => expect(count()).not.toBe(ofAll));
    await figuresThere();
    const rows = await allTransactions(userEvent);
    const sum = (column: number) => rows.reduce((all, cells) => all + hundredths(cells[column]), 0) / 100;
    await expect([formats().count(sum(3)), formats().amount(sum(4))]).toEqual(provider);

    // One of them, by its code.
    const [wanted = []] = rows;
    const code = wanted.at(-1) ?? '';
    await userEvent.type(screen.getByRole('searchbox'), `${code}{Enter}`);
    await waitFor(async () => expect(rowsOf(await tableIn(words('Transakcije')))).toEqual([wanted]));
    await expect(screen.getByText(words('1 transakcija'))).toBeVisible();

    // Back up by the breadcrumbs.
    const path = await breadcrumbs();
    await userEvent.click(path.getByRole('link', { name: 'Šibenik' }));
    await expect(totalsOf(await tableIn(words('Kanali prodaje')))).toEqual(totals);
  },
});
