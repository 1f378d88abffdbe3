import { screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { withRivaRequested } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { words } from '../../support/words.ts';

/** The first request of the scenario: an edit of the hours of Riva in Split. */
const meta = preview.meta({
  title: 'Change requests/Request – Zahtjev',
  component: StoryPortal,
  args: { path: '/zahtjevi/1' },
});

const states = statesOf({
  loaded: () => screen.findByRole('table'),
  globals: { scenario: 'requests-of-each-kind', user: 'provider' },
  empty: { says: () => words('Zahtjev nije pronađen'), story: { args: { path: '/zahtjevi/9999' } } },
  forbidden: { user: 'park' },
  async reload() {
    // The user comes back to the page.
    window.dispatchEvent(new Event('visibilitychange'));
  },
});
export const Default = meta.story({ ...states.standard, tags: ['user-provider'] });
export const Loading = meta.story({ ...states.loading, tags: ['user-provider', 'loading'] });
export const Failed = meta.story({ ...states.failed, tags: ['user-provider', 'failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-park', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['user-provider', 'loading', 'refetching'] });
export const Phone = meta.story({ ...states.phone, tags: ['user-provider', 'phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['user-provider', 'tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['user-provider', 'dark'] });
export const English = meta.story({ ...states.english, tags: ['user-provider', 'english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['user-provider', 'phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['user-provider', 'phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['user-provider', 'phone', 'empty'] });

export const LongWords = meta.story({
  ...states.longWords,
  tags: ['user-provider'],
  beforeEach: withRivaRequested,
});
