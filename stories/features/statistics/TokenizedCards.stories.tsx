import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { viewStates } from '../../support/viewStates.ts';

const states = viewStates({
  view: 'tokenizedCards',
  title: ['Tokenizirane kartice'],
  none: 'Nema podataka',
});

const meta = preview.meta({
  title: 'Statistics/Tokenized cards – Tokenizirane kartice',
  component: StoryPortal,
  args: { path: states.path },
});

export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-provider', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
