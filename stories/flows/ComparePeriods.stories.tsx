import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { formats, tableIn } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { button, checkbox, inPanel } from './find.ts';
import { flow } from './flow.ts';

/** A user compares months as people count them: the comparison rolls along, until its days are typed. */
const meta = preview.meta({
  title: 'Flows/Compare periods',
  component: StoryPortal,
  args: { path: '/parking?beginDate=2026-09-01&endDate=2026-09-30' },
  parameters: { snapshot: false },
});

/** The name of the period's button, which says its days. */
const periodName = () => new RegExp(`^${words('Razdoblje')} \\d`);
const applied = () => screen.findByRole('status', { name: words('Primijenjeni filtri') });
const providers = () => tableIn(words('Pružatelji parkiranja'));

/** How a typed compare period is marked. */
const typed = (begin: string, end: string) => words('x (upisano)').replace('x', formats().dayRangeLong(begin, end));

/** Waits until the page shows the figures of a comparison, and says what it is compared with. */
async function shows(begin: string, end: string) {
  await waitFor(async () => expect(await applied()).toHaveTextContent(formats().dayRangeLong(begin, end)));
  await providers();
}

/** The sentence about the lengths of both periods. */
const lengths = (primary: number, compare: number) => async () => {
  const text = new RegExp(`${primary} (dan|dana|days)\\D+${compare} (dan|dana|days)`);
  await expect(await screen.findByText(text)).toBeVisible();
};

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Korisnik uspoređuje rujan s prethodnim mjesecom',
      en: 'The user compares September with the month before',
    },
    part: applied,
    do: async (act) => {
      await providers();
      await act.tick(checkbox(words('Usporedi s')));
      await act.press(button(words('Traži')));
      await shows('2026-08-01', '2026-08-31');
      await lengths(30, 31)();
    },
  },
  {
    sentence: {
      hr: 'Prošli mjesec: usporedba ide s njim, a stranica kaže koliko su dugi',
      en: 'The last month: the comparison rolls along, and the page says how long they are',
    },
    part: applied,
    do: async (act) => {
      await act.press(button(periodName()));
      await act.press(inPanel('button', words('Prošli mjesec')));
      await act.press(button(words('Traži')));
      await shows('2026-09-01', '2026-09-30');
      await lengths(31, 30)();
      await expect(new URLSearchParams(window.location.search).get('compare')).not.toBe('typed');
    },
  },
  {
    sentence: {
      hr: 'Korisnik upisuje razdoblje usporedbe: označeno je kao upisano',
      en: 'The user types the compare period: it is marked as typed',
    },
    part: applied,
    do: async (act) => {
      await act.press(button(startOf('Razdoblje usporedbe')));
      await act.write(inPanel('textbox', words('Od')), '1.9.2026.');
      await act.write(inPanel('textbox', words('Do')), '30.9.2026.');
      await act.press(inPanel('button', words('Primijeni', 'Apply')));
      await act.press(button(words('Traži')));
      await waitFor(async () => expect(await applied()).toHaveTextContent(typed('2026-09-01', '2026-09-30')));
      await providers();
    },
  },
  {
    sentence: { hr: 'Prošla godina: upisano razdoblje ostaje', en: 'The last year: the typed period stays' },
    part: applied,
    do: async (act) => {
      await act.press(button(periodName()));
      await act.press(inPanel('button', words('Prošla godina')));
      await act.press(button(words('Traži')));
      await waitFor(async () =>
        expect(await applied()).toHaveTextContent(formats().dayRangeLong('2025-01-01', '2025-12-31')),
      );
      await shows('2026-09-01', '2026-09-30');
      await lengths(365, 30)();
    },
  },
  {
    sentence: {
      hr: 'Jednim pritiskom natrag na prethodno razdoblje',
      en: 'With one press back to the previous period',
    },
    part: applied,
    do: async (act) => {
      await act.press(button(words('Vrati na prethodno razdoblje')));
      await shows('2024-01-01', '2024-12-31');
      await lengths(365, 366)();
      await expect(screen.queryByRole('button', { name: words('Vrati na prethodno razdoblje') })).toBeNull();
    },
  },
]);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
