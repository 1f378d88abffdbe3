import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { viewStates } from '../../support/viewStates.ts';

const states = viewStates({
  view: 'newUsers',
  title: ['Novi korisnici'],
  list: 'Vrste korisnika',
  none: 'Nema podataka za prikaz.',
  showsStates: true,
});

const meta = preview.meta({
  title: 'Statistics/New users – Novi korisnici',
  component: StoryPortal,
  args: { path: states.path },
});

export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-provider', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
