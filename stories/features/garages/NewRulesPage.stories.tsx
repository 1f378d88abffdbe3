import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { inOrder, startOf, words } from '../../support/words.ts';

const garage = '/garaze/garaza/1';

const meta = preview.meta({
  title: 'Garages/New days without charge – Novi dani bez naplate',
  component: StoryPortal,
  args: { path: `${garage}/closing-rules/new` },
});

const loaded = async () => {
  await screen.findByRole('textbox', { name: words('Prvi dan') });
  return screen.getByRole('form');
};

/** A garage has no zones to choose; several holidays are asked for at once. */
export const Default = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await expect(screen.queryByRole('group', { name: words('Zone') })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: words('Blagdani 2027.') }));
    for (const day of ['1. 1. 2027.', '6. 1. 2027.', '25. 12. 2027. – 26. 12. 2027.'])
      await userEvent.click(await screen.findByRole('checkbox', { name: inOrder(words(day)) }));
    const list = within(await screen.findByRole('list', { name: words('Što će se zatražiti') }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText(startOf('Provjeravaju se'))).toBeNull());
  },
});

/** One call for each range; then the page of the garage's hours lists them. */
export const Sends = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(await screen.findByRole('button', { name: words('Blagdani 2027.') }));
    for (const day of ['1. 11. 2027.', '25. 12. 2027. – 26. 12. 2027.'])
      await userEvent.click(await screen.findByRole('checkbox', { name: inOrder(words(day)) }));
    await userEvent.click(await screen.findByRole('button', { name: words('Pošalji 2 zahtjeva na odobrenje') }));
    await screen.findByText(words('Poslana su 2 zahtjeva'));
    const writes = (await recordedCalls()).filter(({ method }) => method !== 'GET');
    await expect(writes.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 201],
      ['POST', 201],
    ]);
    await userEvent.click(screen.getByRole('button', { name: words('Zatvori') }));
    await expect(await screen.findAllByText(words('Čeka odobrenje: novo'))).toHaveLength(2);
  },
});

const states = statesOf({ loaded, forbidden: { user: 'viewer' } });
export const Failed = meta.story({
  ...states.failed,
  tags: ['failed'],
  parameters: { ...states.failed.parameters, snapshot: false },
});
export const NotPermitted = meta.story({
  ...states.notPermitted,
  tags: ['user-viewer', 'forbidden'],
  parameters: { snapshot: false },
});
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'], parameters: { snapshot: false } });
export const Phone = meta.story({ ...states.phone, tags: ['phone'], parameters: { snapshot: false } });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'], parameters: { snapshot: false } });
export const Dark = meta.story({ ...states.dark, tags: ['dark'], parameters: { snapshot: false } });
export const English = meta.story({ ...states.english, tags: ['english'], parameters: { snapshot: false } });
export const PhoneFailed = meta.story({
  ...states.phoneFailed,
  tags: ['phone', 'failed'],
  parameters: { ...states.phoneFailed.parameters, snapshot: false },
});
