import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section, tableIn } from '../../support/screen.ts';
import { expectFits } from '../../support/variants.ts';
import { partOf, words } from '../../support/words.ts';
import { aReport, type Incidents, report } from './incidentCalls.ts';

/** An ongoing incident is ended in one press, which can be taken back. */
const meta = preview.meta({
  title: 'System/Resolved now – Riješeno sada',
  component: StoryPortal,
  args: { path: '/incidenti' },
  beforeEach: () => report(aReport({ title: 'Ne radi naplata', description: 'Banka ne odgovara.', incident_level: 3 })),
});

const stored = async () => (await answerOf<Incidents>('/system/incident-list/?search=naplata')).incidenti[0];
const writes = async () => (await callsTo('/system/incident/')).filter(({ method }) => method === 'PATCH');
const button = () => screen.findByRole('button', { name: words('Riješeno sada: Ne radi naplata') });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: words('Riješeno sada: Ne radi naplata') })).toBeNull());

/** One press writes once, also when it is pressed twice; the row is over at once. */
export const Pressed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const before = await stored();
    await tableIn(words('Incidenti'));
    await userEvent.dblClick(await button());
    await screen.findByText(words('„Ne radi naplata” je završen u 10:00.'));
    await gone();
    await expect(await writes()).toHaveLength(1);
    await expect(await stored()).toEqual({ ...before, end_time: '2026-11-20T09:00:00Z' });
  },
});

/** What was done is taken back from its message. */
export const Undone = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const before = await stored();
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole('button', { name: words('Poništi') }));
    await screen.findByText(words('„Ne radi naplata” ponovno traje.'));
    await button();
    await expect(await stored()).toEqual(before);
  },
});

/** What others have changed since the list was loaded stays. */
export const ChangedMeanwhile = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const own = await button();
    const before = await stored();
    if (!before) throw new Error('The incident is missing.');
    await report({ ...before, description: 'Banka opet odgovara.' }, before.id);
    await userEvent.click(own);
    await gone();
    await expect(await stored()).toMatchObject({
      description: 'Banka opet odgovara.',
      end_time: '2026-11-20T09:00:00Z',
    });
  },
});

/** Somebody else was faster: nothing is written, and the list shows their end. */
export const EndedAlready = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const own = await button();
    const before = await stored();
    if (!before) throw new Error('The incident is missing.');
    await report({ ...before, end_time: '2026-11-20T08:45:00Z' }, before.id);
    const written = (await writes()).length;
    await userEvent.click(own);
    await screen.findByText(partOf('je već završen: '));
    await gone();
    await expect(await writes()).toHaveLength(written);
    await expect(await stored()).toMatchObject({ end_time: '2026-11-20T08:45:00Z' });
  },
});

/** A failure is said, with a button that tries again. */
export const Failed = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const own = await button();
    await setFaults([{ path: '/system/incident/**', method: 'PATCH', status: 503 }]);
    await userEvent.click(own);
    await screen.findByText(partOf('nije završen.'));
    await expect(await stored()).toMatchObject({ end_time: null });
    await setFaults([]);
    await userEvent.click(await screen.findByRole('button', { name: words('Pokušaj ponovno') }));
    await gone();
    await expect(await stored()).toMatchObject({ end_time: '2026-11-20T09:00:00Z' });
  },
});

/** On the system status, and the incident is gone from what is ongoing. */
export const OnTheStatus = meta.story({
  args: { path: '/status-sustava' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await section(words('Incidenti u tijeku'));
    await userEvent.click(await button());
    await gone();
    await waitFor(async () =>
      expect(within(await section(words('Incidenti u tijeku'))).queryByText('Ne radi naplata')).toBeNull(),
    );
  },
});

/** A card of a phone has it beside the button to edit. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(words('Incidenti'));
    await expect(await button()).toBeVisible();
    await expectFits();
  },
});
