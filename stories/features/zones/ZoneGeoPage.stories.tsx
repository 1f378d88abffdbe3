import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recover } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { partOf, words } from '../../support/words.ts';
import { ready } from '../change-requests/borderEditor.ts';

const zone = '/parking/provider/2/zone/11';

const meta = preview.meta({
  title: 'Zones/Map – Karta zona',
  component: StoryPortal,
  args: { path: `${zone}/geo` },
});

/** The editor alone, without the navigation bar; closing it leads to the zone's borders. */
export const ClosesToBorders = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: words('Zatvori') });
    await expect(screen.queryByRole('navigation', { name: words('Glavna navigacija') })).toBeNull();
    await userEvent.click(close);
    const question = within(
      await screen.findByRole('alertdialog', { name: words('Jeste li sigurni da želite odustati?') }),
    );
    await userEvent.click(question.getByRole('button', { name: words('Da') }));
    await expect(await screen.findByRole('tab', { name: words('Granice') })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Viewer = meta.story({
  tags: ['user-viewer'],
  globals: { user: 'viewer' },
  parameters: { snapshot: false },
  play: async () => {
    await screen.findByRole('heading', { name: words('Pristup nije dopušten') });
  },
});

/** The provider's place does not load: the editor says so, and the suggested border moves there after the next try. */
export const PlaceFailedThenRetried = meta.story({
  tags: ['failed'],
  // A zone without a border.
  args: { path: '/parking/provider/1/zone/8/geo' },
  globals: { faults: [{ path: '/parking/provider/*/info/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(words('Mjesto pružatelja nije učitano.'));
    await expect(screen.getByText(partOf('mjesto pružatelja nije poznato. Predložen je kvadrat'))).toBeVisible();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await screen.findByText(partOf('Predložen je kvadrat od oko 200 m oko mjesta pružatelja'));
    await expect(screen.queryByText(words('Mjesto pružatelja nije učitano.'))).toBeNull();
  },
});

const states = statesOf({
  loaded: ready,
  empty: {
    says: () => partOf('Predložen je kvadrat od oko 200 m oko mjesta pružatelja'),
    // A zone without a border: one is suggested.
    story: { args: { path: '/parking/provider/1/zone/8/geo' } },
  },
  forbidden: { user: 'viewer' },
});
export const Default = meta.story(states.standard);
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
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
