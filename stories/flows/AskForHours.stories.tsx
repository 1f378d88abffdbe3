import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { decideNewest, watchesRequests } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { startOf, words } from '../support/words.ts';
import { button, keepToasts, showsToast, textbox } from './find.ts';
import { flow } from './flow.ts';

/** A provider asks for working hours of a zone, amends the request, and the operator approves it. */
const meta = preview.meta({
  title: 'Flows/Ask for hours',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone/11/working-periods/new' },
  globals: { user: 'provider' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const period = () => screen.findByRole('article', { name: words('1. 1. 2028. – 31. 3. 2028.') });
const pending = () => words('Čeka odobrenje: novo');

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Pružatelj upiše razdoblje i sate ponedjeljka',
      en: 'The provider enters a period and Monday’s hours',
    },
    do: async (act) => {
      await act.write(textbox(words('Vrijedi od')), words('1. 1. 2028.'));
      await act.write(textbox(words('Vrijedi do')), words('31. 3. 2028.'));
      await act.write(textbox(words('ponedjeljak, od')), '8');
      await act.write(textbox(words('ponedjeljak, do')), '18');
      await watchesRequests();
    },
  },
  {
    sentence: { hr: 'Pružatelj kopira sate na sve dane', en: 'The provider copies the hours to all days' },
    do: async (act) => {
      await act.press(button(words('Kopiraj vrijeme na sve dane')));
      await expect(await textbox(words('nedjelja, do'))()).toHaveValue('18:00');
    },
  },
  {
    sentence: { hr: 'Pružatelj šalje zahtjev na odobrenje', en: 'The provider sends the request for approval' },
    part: period,
    do: async (act) => {
      await act.press(button(words('Pošalji na odobrenje')));
      await showsToast(words('Zahtjev za promjenu poslan je na odobrenje'));
      await expect(await within(await period()).findByText(pending())).toBeVisible();
    },
  },
  {
    sentence: { hr: 'Operater odobri zahtjev: sati vrijede', en: 'The operator approves the request: the hours apply' },
    part: period,
    do: async () => {
      await decideNewest('approve');
      await showsToast(startOf('Odobreno: '));
      await waitFor(async () => expect(within(await period()).queryByText(pending())).toBeNull());
      await expect(within(await period()).getAllByText('08:00 – 18:00')).toHaveLength(7);
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-provider'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-provider'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: byMouse,
});
