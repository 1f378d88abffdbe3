import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { decideNewest, watchesRequests } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { button, inQuestion, isShown, keepToasts, showsToast, textbox } from './find.ts';
import { flow } from './flow.ts';

/** A zone's border is split between two of its points, saved and approved. */
const meta = preview.meta({
  title: 'Flows/Split a border',
  component: StoryPortal,
  args: { path: '/parking/provider/1/zone/8/geo' },
  globals: { user: 'operator' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const borders = () => section(words('Granice'));
const question = () => screen.findByRole('alertdialog');
const operations = () => screen.findByRole('region', { name: words('Obrade') });
const listed = () => screen.getAllByRole('button', { name: /^(Uredi: Poligon|Edit: Polygon)/ });

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Operater razdvoji granicu od točke do točke: nastaju dva trokuta',
      en: 'The operator splits the border from point to point: two triangles come of it',
    },
    part: operations,
    do: async (act) => {
      await watchesRequests();
      await act.press(button(words('Razdvoji')));
      await act.write(textbox(words('Od točke')), '1');
      await act.write(textbox(words('Do točke')), '3');
      await act.press(button(words('Razdvoji tim točkama')));
      await waitFor(() => expect(listed()).toHaveLength(2));
      await showsToast(/^(Nastala su 2 dijela|There are 2 pieces now)/);
    },
  },
  {
    sentence: { hr: 'Operater spremi granicu: portal pita', en: 'The operator saves the border: the portal asks' },
    part: question,
    do: async (act) => {
      await waitFor(async () => expect(await button(words('Spremi i zatvori'))()).toBeEnabled());
      await act.press(button(words('Spremi i zatvori')));
      await isShown(inQuestion(words('Spremi')));
    },
  },
  {
    sentence: { hr: 'Nove granice čekaju odobrenje', en: 'The new borders await approval' },
    part: borders,
    do: async (act) => {
      await act.press(inQuestion(words('Spremi')));
      await expect(await within(await borders()).findByText(words('Nove granice čekaju odobrenje'))).toBeVisible();
      await waitFor(async () => expect(within(await borders()).getAllByRole('application')).toHaveLength(2));
    },
  },
  {
    sentence: { hr: 'Podrška odobri granice: vrijede', en: 'Support approves the borders: they apply' },
    part: borders,
    do: async () => {
      await decideNewest('approve');
      await showsToast(startOf('Odobreno: '));
      await waitFor(async () =>
        expect(within(await borders()).queryByText(words('Nove granice čekaju odobrenje'))).toBeNull(),
      );
      await expect(await within(await borders()).findByRole('button', { name: words('Uredi granice') })).toBeVisible();
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-operator'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-operator'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-operator'],
  globals: { language: 'en' },
  play: byMouse,
});
