import preview from '../../../.storybook/preview';
import { periodFormStates } from '../../support/periodForms.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';

const meta = preview.meta({
  title: 'Garages/New hours – Novo radno vrijeme',
  component: StoryPortal,
  args: { path: '/garaze/garaza/1/working-periods/new' },
});

const states = periodFormStates();
export const Default = meta.story(states.standard);
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-viewer', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
