import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { callsTo } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { tableIn } from '../../support/screen.ts';
import { expectFits } from '../../support/variants.ts';
import { partOf, words } from '../../support/words.ts';

const template = (id: string, name: string, component: string) => ({
  id,
  name,
  title: 'Ne stižu SMS poruke',
  level: '3',
  description: 'Operater ne isporučuje poruke.',
  components: ['SMS centar', component],
});

/** What the device has of the user. */
const keep = (...templates: readonly object[]) => {
  localStorage.setItem('incident-templates.operator', JSON.stringify(templates));
};

/** The form of a new incident with templates, which the device keeps. */
const meta = preview.meta({
  title: 'System/Templates of incidents – Predlošci',
  component: StoryPortal,
  args: { path: '/incidenti' },
  beforeEach: () => keep(template('a1', 'SMS ne radi', 'Web prodaja'), template('b2', 'Stara rampa', 'Stari centar')),
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const dialog = async () => within(await openedPanel());
const field = async (name: string) => (await dialog()).findByRole('textbox', { name });

async function openNew(userEvent: User) {
  await tableIn(words('Incidenti'));
  await userEvent.click(screen.getByRole('button', { name: words('Dodaj incident') }));
  const title = await field(words('Naslov'));
  await waitFor(() => expect(title).toHaveFocus());
}

/** A template fills in the form; what was typed before comes back with one press. */
export const Applied = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await userEvent.type(await field(words('Naslov')), 'Upisano prije');
    const choice = form.getByRole('combobox', { name: words('Ispuni iz predloška') });
    await userEvent.selectOptions(choice, 'SMS ne radi');
    await expect(await field(words('Naslov'))).toHaveValue('Ne stižu SMS poruke');
    await expect(form.getByRole('combobox', { name: words('Razina') })).toHaveValue('3');
    await expect(await field(words('Opis (neobavezno)'))).toHaveValue('Operater ne isporučuje poruke.');
    await expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(await form.findByText(words('Ispunjeno iz predloška „SMS ne radi”.'))).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: words('Vrati prijašnje') }));
    await expect(await field(words('Naslov'))).toHaveValue('Upisano prije');
    await userEvent.selectOptions(choice, 'SMS ne radi');
    (document.activeElement as HTMLElement).blur();
  },
});

/** Components that are no longer listed are named, and not chosen. */
export const ComponentGone = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: words('Ispuni iz predloška') }), 'Stara rampa');
    await expect(await form.findByText(partOf('Komponente kojih više nema nisu odabrane: '))).toHaveTextContent(
      'Stari centar',
    );
    await expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});

/** What the form has is saved under a name; nothing is sent. */
export const Saved = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await userEvent.type(await field(words('Naslov')), 'Ne rade kartice');
    await userEvent.click(form.getByRole('checkbox', { name: 'Kartična naplata' }));
    await userEvent.click(form.getByRole('button', { name: words('Napravi predložak') }));
    const name = await field(words('Naziv predloška'));
    await expect(name).toHaveValue('Ne rade kartice');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText(words('Unesite naziv.'))).toBeVisible();
    await userEvent.type(name, 'Kartice{Enter}');
    await screen.findByText(words('Predložak „Kartice” je spremljen.'));
    await expect(form.getByRole('option', { name: 'Kartice' })).toBeInTheDocument();
    await expect(JSON.parse(localStorage.getItem('incident-templates.operator') ?? '[]')[2]).toMatchObject({
      name: 'Kartice',
      title: 'Ne rade kartice',
      level: '',
      components: ['Kartična naplata'],
    });
    // The form has what was typed.
    await expect(await field(words('Naslov'))).toHaveValue('Ne rade kartice');
    await expect((await callsTo('/system/incident')).filter(({ method }) => method !== 'GET')).toHaveLength(0);
  },
});

/** Templates are renamed and deleted; a name that is taken is refused, and a deleted one comes back. */
export const Managed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: words('Uredi predloške') }));
    await userEvent.click(form.getByRole('button', { name: words('Preimenuj: Stara rampa') }));
    const name = await field(words('Naziv predloška'));
    await userEvent.clear(name);
    await userEvent.type(name, 'SMS ne radi{Enter}');
    await expect(await form.findByText(words('Predložak s tim nazivom već postoji.'))).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Rampa{Enter}');
    await waitFor(() => expect(form.getByRole('button', { name: words('Preimenuj: Rampa') })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: words('Obriši: Rampa') }));
    await waitFor(() => expect(form.queryByText('Rampa')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: words('Vrati predložak') }));
    await waitFor(() => expect(form.getByRole('button', { name: words('Obriši: Rampa') })).toBeVisible());
  },
});

/** Without anything to save it says so. */
export const NothingToSave = meta.story({
  beforeEach: () => localStorage.removeItem('incident-templates.operator'),
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await expect(form.queryByRole('combobox', { name: words('Ispuni iz predloška') })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: words('Napravi predložak') }));
    await expect(await form.findByText(partOf('Obrazac još nema što spremiti'))).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await userEvent.click((await dialog()).getByRole('button', { name: words('Uredi predloške') }));
    await expectFits();
  },
});
