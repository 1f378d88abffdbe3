import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { withRivaRequested } from '../../support/backOffice.ts';
import { periodFormStates } from '../../support/periodForms.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { words } from '../../support/words.ts';

const meta = preview.meta({
  title: 'Zones/Edit a request for hours – Izmjena zahtjeva za radno vrijeme',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone/11/working-period-request/1/edit' },
  beforeEach: withRivaRequested,
});

const states = periodFormStates({ missing: '/parking/provider/2/zone/11/working-period-request/999/edit' });
export const Default = meta.story(states.standard);
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

const { play } = states.empty;
export const Empty = meta.story({
  ...states.empty,
  tags: ['empty'],
  play: async () => {
    await play();
    await expect(screen.getByRole('link', { name: words('Natrag na radno vrijeme') })).toHaveAttribute(
      'href',
      '/parking/provider/2/zone/11/details',
    );
  },
});
