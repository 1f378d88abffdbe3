import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { aReport, report } from '../features/system/incidentCalls.ts';
import { answerOf } from '../support/backOffice.ts';
import { openedPanel } from '../support/panels.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, section, tableIn } from '../support/screen.ts';
import { partOf, words } from '../support/words.ts';

/** The outage of the evening before: found by its day, judged by what it cost, and reported from a template when it comes again. */
const meta = preview.meta({
  title: 'Flows/Find an outage',
  component: StoryPortal,
  args: { path: '/status-sustava' },
  parameters: { snapshot: false },
  beforeEach: () =>
    report(
      aReport({
        title: 'Ne radi naplata kartica',
        component: 'Kartična naplata',
        service_group: 'GARAZE',
        incident_level: 3,
        begin_time: '2026-11-18T21:00:00Z',
        end_time: '2026-11-19T02:00:00Z',
      }),
    ),
});

const titles = async () => (await rowsOf(await tableIn(words('Incidenti')))).map((cells) => cells[3]);

/** From the bars to the incidents of a day, to the sales of its hours, to a template of the next one, which is resolved. */
export const FromTheBars = meta.story({
  play: async ({ userEvent, step }) => {
    await step('The bars lead to the incidents of the day', async () => {
      const strip = await within(await section(words('Zadnjih 90 dana'))).findByRole('slider', {
        name: words('Garaže, dani'),
      });
      await userEvent.click(strip);
      await userEvent.keyboard('{End}{ArrowLeft}');
      await waitFor(() => expect(strip.getAttribute('aria-valuetext')).toContain(words('kritično 3 h')));
      await userEvent.click(screen.getByRole('link', { name: words('Incidenti tog dana: 19. 11. 2026.') }));
      await waitFor(async () => expect(await titles()).toContain('Ne radi naplata kartica'));
    });
    await step('The sales of the two days of the incident can be read', async () => {
      const list = await tableIn(words('Incidenti'));
      await userEvent.click(within(list).getAllByRole('button', { name: /Ne radi naplata kartica/ })[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: words('Prodaja po satima tog dana') }));
      const day = await screen.findByRole('combobox', { name: words('Dan incidenta') });
      await expect(within(day).getAllByRole('option').length).toBeGreaterThan(1);
    });
    await step('It is kept as a template', async () => {
      await userEvent.click(screen.getByRole('button', { name: words('Uredi: Ne radi naplata kartica') }));
      await waitFor(async () =>
        expect(within(await openedPanel()).getByRole('textbox', { name: words('Naslov') })).toHaveFocus(),
      );
      const form = within(await openedPanel());
      await userEvent.click(form.getByRole('button', { name: words('Napravi predložak') }));
      await userEvent.type(await form.findByRole('textbox', { name: words('Naziv predloška') }), '{Enter}');
      await screen.findByText(words('Predložak „Ne radi naplata kartica” je spremljen.'));
      await userEvent.click(form.getByRole('button', { name: words('Odustani') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The next one is reported from it, and resolved in one press', async () => {
      await userEvent.click(screen.getByRole('button', { name: words('Dodaj incident') }));
      await waitFor(async () =>
        expect(within(await openedPanel()).getByRole('textbox', { name: words('Naslov') })).toHaveFocus(),
      );
      const form = within(await openedPanel());
      await userEvent.selectOptions(
        form.getByRole('combobox', { name: words('Ispuni iz predloška') }),
        'Ne radi naplata kartica',
      );
      await userEvent.selectOptions(form.getByRole('combobox', { name: words('Grupa usluga') }), 'GARAZE');
      await userEvent.click(form.getByRole('button', { name: words('Spremi') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // It is not of the day that is looked for.
      await userEvent.click(await screen.findByRole('button', { name: words('Svi incidenti') }));
      await userEvent.click(
        await screen.findByRole('button', { name: words('Riješeno sada: Ne radi naplata kartica') }),
      );
      await screen.findByText(partOf('je završen u '));
      const { incidenti } = await answerOf<{ readonly incidenti: readonly object[] }>('/system/incident-list/');
      await expect(incidenti[0]).toMatchObject({
        title: 'Ne radi naplata kartica',
        component: 'Kartična naplata',
        incident_level: 3,
        end_time: '2026-11-20T09:00:00Z',
      });
    });
  },
});
