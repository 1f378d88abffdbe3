import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { openedPanel } from '../support/panels.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { button, inPanel, keepToasts, link, linkIn, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** An incident from its report to its end, as users of the status page see it. */
const meta = preview.meta({
  title: 'Flows/Report an incident',
  component: StoryPortal,
  args: { path: '/incidenti' },
  globals: { user: 'incidents' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const title = 'Rampe u garaži Tuškanac ne rade';
const history = () => section(words('Povijest incidenata'));
const ongoing = () => section(words('Incidenti u tijeku'));
const incidents = () => tableIn(words('Incidenti'));

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: { hr: 'Korisnik otvori obrazac za novi incident', en: 'The user opens the form of a new incident' },
    part: openedPanel,
    do: async (act) => {
      await incidents();
      await act.press(button(words('Dodaj incident')));
      await waitFor(async () => expect(await inPanel('textbox', words('Naslov'))()).toHaveFocus());
    },
  },
  {
    sentence: { hr: 'Korisnik opiše incident', en: 'The user describes the incident' },
    part: openedPanel,
    do: async (act) => {
      await act.write(inPanel('textbox', words('Naslov')), title);
      await act.choose(inPanel('combobox', words('Razina')), words('Kritično'));
      await act.choose(inPanel('combobox', words('Grupa usluga')), 'GARAZE');
      await act.tick(inPanel('checkbox', 'Ulazne rampe'));
    },
  },
  {
    sentence: { hr: 'Korisnik spremi incident', en: 'The user saves the incident' },
    part: incidents,
    do: async (act) => {
      await act.press(inPanel('button', words('Spremi')));
      await showsToast(words('Podaci o incidentu uspješno su spremljeni.'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  {
    sentence: { hr: 'Status sustava pokazuje incident', en: 'The system status shows the incident' },
    part: ongoing,
    do: async (act) => {
      await act.press(linkIn(words('Glavna navigacija'), words('Status sustava')));
      await expect(await screen.findByRole('heading', { name: words('Dio sustava ne radi') })).toBeVisible();
      await expect(await within(await ongoing()).findByRole('heading', { name: title })).toBeVisible();
      // Focus on the link has loaded the status before the incident was saved: it is loaded again meanwhile.
      await waitFor(async () => {
        const checks = within(await section('mGaraže')).getAllByRole('listitem');
        const ramps = checks.find(({ textContent }) => textContent?.includes('Ulazne rampe'));
        await expect(ramps).toHaveTextContent(words('Kritično'));
      });
      const [newest] = within(await history()).getAllByRole('heading', { level: 4 });
      await expect(newest).toHaveTextContent(title);
    },
  },
  {
    sentence: { hr: 'Korisnik upiše kada je incident završio', en: 'The user enters when the incident ended' },
    part: openedPanel,
    do: async (act) => {
      await act.press(link(words('Svi incidenti')));
      await incidents();
      await act.press(button(words(`Uredi: ${title}`)));
      await act.write(inPanel('textbox', startOf('Datum završetka')), '20.11.2026.');
      await act.write(inPanel('textbox', words('Vrijeme završetka')), '10:00');
    },
  },
  {
    sentence: { hr: 'Incident je u povijesti, a ne u tijeku', en: 'The incident is in the history, and not ongoing' },
    part: history,
    do: async (act) => {
      await act.press(inPanel('button', words('Spremi')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act.press(linkIn(words('Glavna navigacija'), words('Status sustava')));
      await waitFor(async () => expect(within(await ongoing()).queryByRole('heading', { name: title })).toBeNull());
      await expect(await within(await history()).findByRole('heading', { name: title })).toBeVisible();
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-incidents'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-incidents'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-incidents'],
  globals: { language: 'en' },
  play: byMouse,
});
