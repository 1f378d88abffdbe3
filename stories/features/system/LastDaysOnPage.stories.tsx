import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recover } from '../../support/backOffice.ts';
import { answersPages } from '../../support/pagedAnswers.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section } from '../../support/screen.ts';
import { expectFits } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import { aReport, report } from './incidentCalls.ts';

/** The bars of the system status, from incidents that others report. */
const meta = preview.meta({
  title: 'System/The last 90 days – Zadnjih 90 dana',
  component: StoryPortal,
  args: { path: '/status-sustava' },
  parameters: { snapshot: false },
});

const card = () => section(words('Zadnjih 90 dana'));
const strips = async () => within(await card()).findAllByRole('slider');

/** One group below the other; how many pages were read is said. */
export const Bars = meta.story({
  beforeEach: () =>
    report(
      aReport({
        title: 'Cijela noć',
        incident_level: 3,
        begin_time: '2026-11-18T23:00:00Z',
        end_time: '2026-11-19T05:30:00Z',
      }),
    ),
  play: async ({ userEvent }) => {
    const [parking] = await strips();
    await expect(await strips()).toHaveLength(4);
    await userEvent.click(parking as HTMLElement);
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(parking?.getAttribute('aria-valuetext')).toContain(words('kritično 6 h 30 min')));
    await expect(within(await card()).getByText(partOf('Pročitane su'))).toBeVisible();
    // A press shows the incidents of that day.
    await userEvent.click(within(await card()).getByRole('link', { name: words('Incidenti tog dana: 19. 11. 2026.') }));
    await screen.findByRole('heading', { level: 1, name: words('Incidenti') });
    await screen.findByText(partOf('Pronađen'));
    await expect(await screen.findByRole('textbox', { name: words('Aktivno na dan') })).toHaveValue(
      words('19. 11. 2026.'),
    );
  },
});

/** The same as a table, a row a day. */
export const AsTable = meta.story({
  play: async ({ userEvent }) => {
    await strips();
    await userEvent.click(within(await card()).getByRole('button', { name: words('Tablica') }));
    const table = await within(await card()).findByRole('table', { name: words('Zadnjih 90 dana') });
    await expect(table).toHaveTextContent(words('20. 11. 2026.'));
  },
});

/** Days that the pages read do not reach are not known, and that is said. */
export const Unknown = meta.story({
  ...answersPages('/system/incident-list/', ({ page }) => ({
    incidenti: [
      {
        ...aReport({
          title: `Incident ${page}`,
          begin_time: `2026-11-${String(21 - Math.min(20, page)).padStart(2, '0')}T06:00:00Z`,
          end_time: `2026-11-${String(21 - Math.min(20, page)).padStart(2, '0')}T06:30:00Z`,
        }),
        id: 1000 + page,
        is_public: true,
      },
    ],
    ukupno_incidenata: 400,
    broj_stranica: 400,
  })),
  play: async ({ userEvent }) => {
    const [parking] = await strips();
    await expect(within(await card()).getByText(partOf('Za ranije dane nije poznato.'))).toBeVisible();
    await userEvent.click(parking as HTMLElement);
    await userEvent.keyboard('{Home}');
    await expect(parking?.getAttribute('aria-valuetext')).toContain(words('nije poznato'));
  },
});

/** Who sees public incidents alone has their bars, without the search, and resolves none. */
export const PublicOnly = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  play: async () => {
    await expect(await strips()).toHaveLength(4);
    await expect(within(await card()).queryByRole('link')).toBeNull();
    await expect(
      within(await section(words('Incidenti u tijeku'))).queryByRole('button', { name: startOf('Riješeno sada: ') }),
    ).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incident-list/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const own = within(await card());
    await own.findByText(words('Incidenti zadnjih 90 dana nisu se učitali'));
    await recover(userEvent, own.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await strips()).toHaveLength(4);
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await strips();
    await expectFits();
  },
});
