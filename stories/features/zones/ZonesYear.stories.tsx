import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, recover, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { partOf, startOf, words } from '../../support/words.ts';

const page = '/parking/provider/2/zone?view=calendar';

const meta = preview.meta({
  title: 'Zones/Year of zones – Kalendar zona',
  component: StoryPortal,
  args: { path: page },
});

const strips = () => screen.findAllByRole('img', { name: startOf('Naplata') });
const loaded = async () => {
  await strips();
  await tableIn(words('Pregled zona'));
  await waitFor(() => expect(screen.queryByText(startOf('Učitavaju se dani bez naplate'))).toBeNull());
  return document.querySelector('main') as HTMLElement;
};

export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await loaded();
    const link = await screen.findByRole('link', { name: 'Zona 0 – Riva' });
    await expect(link).toHaveAttribute('href', '/parking/provider/2/zone/11/details?tab=calendar&year=2026');
    await expect(
      within(await tableIn(words('Pregled zona'))).getAllByText(words('ništa ne nedostaje')).length,
    ).toBeGreaterThan(0);
  },
});

/** The rules are loaded zone by zone, four at a time, each once. */
export const Calls = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    await loaded();
    const asked = (await recordedCalls()).map(({ path }) => path).filter((path) => path.includes('/iznimke/'));
    await expect(new Set(asked).size).toBe(asked.length);
    await expect(asked.length).toBe(
      (await strips()).length + screen.queryAllByRole('img', { name: startOf('Bez radnog vremena') }).length,
    );
  },
});

export const NextYear = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: words('Sljedeća godina: 2027.') }));
    await section(words('Kalendar zona 2027.'));
    await expect(
      within(await tableIn(words('Pregled zona'))).getByRole('columnheader', {
        name: words('Bez radnog vremena 2028.'),
      }),
    ).toBeVisible();
  },
});

/** The rules of a zone that did not load are said, and loaded again. */
export const RulesFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/**/zona/12/iznimke/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    const banner = await screen.findByText(words('Dani bez naplate 1 zone nisu se učitali, pa nisu prikazani.'));
    await recover(userEvent, within(banner.closest('[role=alert]') as HTMLElement).getByRole('button'));
    await waitFor(() =>
      expect(screen.queryByText(words('Dani bez naplate 1 zone nisu se učitali, pa nisu prikazani.'))).toBeNull(),
    );
    await setFaults([]);
  },
});

export const Pending = meta.story({
  globals: { scenario: 'requests-of-each-kind' },
  parameters: { snapshot: false },
  play: async () => {
    await loaded();
    await expect(document.querySelector('[data-path=awaiting]')).not.toBeNull();
  },
});

/** The list and the calendar are two views of one page. */
export const FromList = meta.story({
  args: { path: '/parking/provider/2/zone' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: words('Kalendar') }));
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: words('Popis i karta') }));
    await tableIn(words('Zone'));
  },
});

/** The table is downloaded as a spreadsheet and as CSV. */
export const Download = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(await screen.findByRole('button', { name: words('Preuzmi') }));
    await expect(await screen.findByRole('menuitem', { name: partOf('Excel') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('menuitem', { name: partOf('CSV') })).toBeVisible());
  },
});

const states = statesOf({
  loaded,
  empty: { says: () => words('Nema zona'), story: responds({ '/parking/provider/2/zone/': { zones: [] } }) },
  forbidden: { user: 'garage' },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'], parameters: { snapshot: false } });
export const Failed = meta.story({
  ...states.failed,
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
});
export const NotPermitted = meta.story({
  ...states.notPermitted,
  tags: ['user-garage', 'forbidden'],
  parameters: { snapshot: false },
});
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'], parameters: { snapshot: false } });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'], parameters: { snapshot: false } });
