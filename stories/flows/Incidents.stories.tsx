import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';

/** An incident from its report to its end, as those see it who look whether all is well; and being told of it. */
const meta = preview.meta({
  title: 'Flows/Incidents',
  component: StoryPortal,
  args: { path: '/incidenti' },
  parameters: { image: false, simulator: { person: 'incidents' } },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const title = 'Rampe u garaži Tuškanac ne rade';
const inDialog = async () => within(await screen.findByRole('dialog'));
const history = async () => within(await section('Povijest incidenata'));

async function toStatus(userEvent: User) {
  const menu = within(screen.getByRole('navigation', { name: 'Glavna navigacija' }));
  await userEvent.click(menu.getByRole('link', { name: 'Status sustava' }));
  await screen.findByRole('heading', { level: 1, name: 'Status sustava' });
}

/** Reported, it is at the top of the status page and of its timeline; ended, all is well again. */
export const ReportedThenEnded = meta.story({
  play: async ({ userEvent, step }) => {
    await step('report it', async () => {
      await tableIn('Incidenti');
      await userEvent.click(screen.getByRole('button', { name: 'Dodaj incident' }));
      const form = await inDialog();
      await userEvent.type(await form.findByRole('textbox', { name: 'Naslov' }), title);
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Razina' }), 'Kritično');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Grupa usluga' }), 'GARAZE');
      await userEvent.click(form.getByRole('checkbox', { name: 'Ulazne rampe' }));
      await userEvent.click(form.getByRole('button', { name: 'Spremi' }));
      await screen.findByText('Podaci o incidentu uspješno su spremljeni.');
    });
    await step('it is seen', async () => {
      await toStatus(userEvent);
      await expect(await screen.findByRole('heading', { name: 'Dio sustava ne radi' })).toBeVisible();
      const going = within(await section('Incidenti u tijeku'));
      await expect(await going.findByRole('heading', { name: title })).toBeVisible();
      const test = within(await section('mGaraže'))
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.includes('Ulazne rampe'));
      await expect(test).toHaveTextContent('Kritično');
      const [newest] = (await history()).getAllByRole('heading', { level: 4 });
      await expect(newest).toHaveTextContent(title);
    });
    await step('end it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Svi incidenti' }));
      await tableIn('Incidenti');
      await userEvent.click(await screen.findByRole('button', { name: `Uredi: ${title}` }));
      const form = await inDialog();
      await userEvent.type(await form.findByRole('textbox', { name: /^Datum završetka/ }), '20.11.2026.');
      await userEvent.type(form.getByRole('textbox', { name: 'Vrijeme završetka' }), '10:00');
      await userEvent.click(form.getByRole('button', { name: 'Spremi' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await toStatus(userEvent);
      await waitFor(async () =>
        expect(within(await section('Incidenti u tijeku')).queryByRole('heading', { name: title })).toBeNull(),
      );
      await expect(await (await history()).findByRole('heading', { name: title })).toBeVisible();
    });
  },
});

/** A subscription is switched while the server fails: it goes back, and can be switched once the server is there again. */
export const SubscribedAfterAFailure = meta.story({
  args: { path: '/status-sustava' },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Postavke obavijesti' }));
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Prodaja' });
    const before = control.checked;
    await setFaults([{ path: '/system/user-subscription/', status: 503 }]);
    await userEvent.click(control);
    await screen.findByText(/^Pretplata „Prodaja” nije promijenjena\./);
    await expect(control.checked).toBe(before);
    await setFaults([]);
    await userEvent.click(control);
    await toStatus(userEvent);
    await userEvent.click(await screen.findByRole('link', { name: 'Postavke obavijesti' }));
    const again = await screen.findByRole<HTMLInputElement>('switch', { name: 'Prodaja' });
    await expect(again.checked).toBe(!before);
  },
});
