import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { responds } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { words } from '../../support/words.ts';

/** The garage has one period, for 2026 and 2027: copied by two years it does not share a day with itself. */
const meta = preview.meta({
  title: 'Garages/Copy hours – Kopiranje radnog vremena',
  component: StoryPortal,
  args: { path: '/garaze/garaza/1/working-periods/copy?count=2' },
});

const listed = async () => {
  await screen.findByRole('list', { name: words('Popis zahtjeva') });
  return screen.getByRole('region', { name: words('Zahtjevi koji se šalju') });
};

export const Default = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const [row] = within(await listed()).getAllByRole('listitem');
    await expect(within(row as HTMLElement).getByText(words('1. 1. 2028. – 31. 12. 2029.'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji 1 zahtjev') }));
    await screen.findByText(words('Poslan je 1 zahtjev'));
    await userEvent.click(screen.getByRole('link', { name: words('Otvori zahtjev') }));
  },
});

const states = statesOf({
  loaded: listed,
  empty: {
    says: () => words('Unutar ovih dana nema nijednog razdoblja.'),
    story: responds({ '/garaze/garaza/1/radna-vremena/': { radna_vremena: [] } }),
  },
  forbidden: { user: 'viewer' },
});
const unseen = { parameters: { snapshot: false } };
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Failed = meta.story({
  ...states.failed,
  tags: ['failed'],
  parameters: { ...states.failed.parameters, snapshot: false },
});
export const Empty = meta.story({ ...states.empty, ...unseen, tags: ['empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-viewer', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, ...unseen, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, ...unseen, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, ...unseen, tags: ['dark'] });
export const English = meta.story({ ...states.english, ...unseen, tags: ['english'] });
export const PhoneFailed = meta.story({
  ...states.phoneFailed,
  tags: ['phone', 'failed'],
  parameters: { ...states.phoneFailed.parameters, snapshot: false },
});
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, ...unseen, tags: ['phone', 'empty'] });
