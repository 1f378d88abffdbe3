import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { responds } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { partOf, words } from '../../support/words.ts';

/** Split has five zones: the page is opened from their list, for any of them. */
const meta = preview.meta({
  title: 'Zones/New hours of zones – Novo radno vrijeme zona',
  component: StoryPortal,
  args: { path: '/parking/provider/2/working-periods/new' },
});

const riva = () => screen.findByRole('checkbox', { name: /Riva/ });
const send = () => screen.getByRole('button', { name: words('Pošalji na odobrenje') });

/** No zone is chosen initially: the form requires one. */
export const Default = meta.story({
  play: async () => {
    await expect(await riva()).not.toBeChecked();
    await expect(send()).toBeDisabled();
    await expect(screen.getByText(words('Odaberite barem jednu zonu.'))).toBeVisible();
  },
});

export const AllZonesChosen = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await riva();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Sve zone') }));
    await expect(send()).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Sve zone') }));
    await expect(send()).toBeDisabled();
  },
});

const states = statesOf({
  async loaded() {
    await riva();
    return screen.getByRole('group', { name: words('Zone') });
  },
  empty: {
    says: () => partOf('Ovaj pružatelj nema zona'),
    story: responds({ '/parking/provider/2/zone/': { zones: [] } }),
  },
  forbidden: { user: 'viewer' },
});
const { play } = states.empty;
export const Empty = meta.story({
  ...states.empty,
  tags: ['empty'],
  play: async () => {
    await play();
    await expect(send()).toBeDisabled();
  },
});
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-viewer', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
