import preview from '../../../.storybook/preview';
import { periodFormStates } from '../../support/periodForms.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';

const meta = preview.meta({
  title: 'Garages/Edit hours – Izmjena radnog vremena',
  component: StoryPortal,
  args: { path: '/garaze/garaza/1/working-period/272/edit' },
});

const states = periodFormStates({ missing: '/garaze/garaza/1/working-period/999/edit' });
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
