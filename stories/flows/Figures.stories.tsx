import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn, rowsOf, section, tableIn, totalsOf } from '../support/screen.ts';
import { words } from '../support/words.ts';

/** From signing in to one provider: every figure that two screens share is the same on both. */
const meta = preview.meta({
  title: 'Flows/Figures',
  component: StoryPortal,
  args: { path: '/login' },
  globals: { user: 'nobody' },
  parameters: { snapshot: false },
});

const texts = {
  hr: {
    username: 'Korisničko ime',
    password: 'Lozinka',
    logIn: 'Prijavi se',
    dashboard: 'Nadzorna ploča',
    services: 'Usluge',
    channels: 'Kanali prodaje',
    compare: 'Usporedi s',
    comparePeriod: /^Razdoblje usporedbe/,
    lastYear: 'Isti dani prošle godine',
    apply: 'Primijeni',
    search: 'Traži',
    difference: 'Razlika',
    count: 'Količina',
    providers: 'Pružatelji parkiranja',
    details: (name: string) => words(`Detalji: ${name}`),
    articles: 'Artikli po zonama',
  },
  en: {
    username: 'Username',
    password: 'Password',
    logIn: 'Log in',
    dashboard: 'Dashboard',
    services: 'Services',
    channels: 'Sales channels',
    compare: 'Compare with',
    comparePeriod: /^Compare period/,
    lastYear: 'Same days last year',
    apply: 'Apply',
    search: 'Search',
    difference: 'Difference',
    count: 'Quantity',
    providers: 'Parking providers',
    details: (name: string) => `Details: ${name}`,
    articles: 'Articles by zone',
  },
};

/** Parses a formatted count; both languages group thousands, and counts have no fraction. */
const numberOf = (text = '') => Number(text.replace(/[^\d]/g, ''));

const play = async ({ userEvent }: { userEvent: ReturnType<typeof import('storybook/test').userEvent.setup> }) => {
  const t = texts[currentLanguage()];
  await userEvent.type(await screen.findByLabelText(t.username), 'operator');
  await userEvent.type(screen.getByLabelText(t.password), 'demo-1234');
  await userEvent.click(screen.getByRole('button', { name: t.logIn }));
  await screen.findByRole('heading', { level: 1, name: t.dashboard });
  await tableIn(t.services);

  // Compare with the same days of the year before.
  await userEvent.click(screen.getByRole('checkbox', { name: t.compare }));
  await userEvent.click(await screen.findByRole('button', { name: t.comparePeriod }));
  await userEvent.click(await screen.findByRole('button', { name: t.lastYear }));
  const apply = screen.queryByRole('button', { name: t.apply });
  if (apply) await userEvent.click(apply);
  await userEvent.click(screen.getByRole('button', { name: t.search }));
  await waitFor(async () =>
    expect(within(await tableIn(t.services)).getAllByRole('columnheader', { name: t.difference })).toHaveLength(2),
  );
  await chartsDrawn();
  const services = rowsOf(await tableIn(t.services));
  const parking = services.find(([name]) => name === words('Parking'))?.slice(1) ?? [];
  await expect(parking).toHaveLength(8);
  const total = totalsOf(await tableIn(t.services)).slice(1);
  await expect(totalsOf(await tableIn(t.channels)).slice(1)).toEqual(total);
  const tileText = screen.getByRole('group', { name: t.count }).textContent ?? '';
  await expect(tileText).toContain(total[0]);

  // The list of parking: its total is the dashboard's figure for parking, and the sum of its rows.
  await userEvent.click(screen.getByRole('link', { name: words('Parking') }));
  const list = await tableIn(t.providers);
  await expect(totalsOf(list).slice(1, 9)).toEqual(parking);
  for (const column of [1, 2, 5, 6]) {
    const sum = rowsOf(list).reduce((all, cells) => all + numberOf(cells[column]), 0);
    await expect(sum).toBe(numberOf(totalsOf(list)[column]));
  }

  // A provider: its total is its row in the list, by channel and by article alike.
  const row = rowsOf(list).find(([name]) => name?.startsWith('Split')) ?? [];
  await userEvent.click(screen.getByRole('link', { name: t.details(row[0] ?? '') }));
  await screen.findByRole('heading', { level: 1, name: row[0] });
  await expect(totalsOf(await tableIn(t.channels)).slice(1)).toEqual(row.slice(1, 9));
  await expect(totalsOf(await tableIn(t.articles)).slice(3)).toEqual(row.slice(1, 9));
  await waitFor(() => expect(screen.getByRole('group', { name: t.count }).textContent).toContain(row[1]));
  await chartsDrawn();

  // Back shows the list again, with the same figures.
  await userEvent.click(
    within(screen.getByRole('navigation', { name: words('Putanja') })).getByRole('link', {
      name: words('Parking'),
    }),
  );
  await expect(rowsOf(await tableIn(t.providers))).toContainEqual(row);
  await section(t.providers);
};

export const Croatian = meta.story({ play });

export const English = meta.story({ tags: ['english'], globals: { language: 'en' }, play });
