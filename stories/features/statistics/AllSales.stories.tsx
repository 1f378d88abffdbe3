import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { viewStates } from '../../support/viewStates.ts';

const states = viewStates({
  view: 'allSales',
  title: ['Sve kupovine'],
  none: 'Nema podataka',
  showsStates: true,
});

const meta = preview.meta({
  title: 'Statistics/All sales – Sve kupovine',
  component: StoryPortal,
  args: { path: states.path },
});

export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-provider', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
