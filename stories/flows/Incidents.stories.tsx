import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { startOf, words } from '../support/words.ts';

/** The subscription to the mails about incidents. */
const meta = preview.meta({
  title: 'Flows/Incidents',
  component: StoryPortal,
  args: { path: '/status-sustava' },
  globals: { user: 'incidents' },
  parameters: { snapshot: false, consoleErrors: true },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

async function toSettings(userEvent: User) {
  await userEvent.click(await screen.findByRole('link', { name: words('Postavke obavijesti') }));
  return screen.findByRole<HTMLInputElement>('switch', { name: words('Prodaja') });
}

/** A subscription is switched while the server fails: it switches back, and works again when the server does. */
export const SubscribedAfterAFailure = meta.story({
  tags: ['user-incidents', 'failed'],
  play: async ({ userEvent }) => {
    const control = await toSettings(userEvent);
    const before = control.checked;
    await setFaults([{ path: '/system/user-subscription/', status: 503 }]);
    await userEvent.click(control);
    await screen.findByText(startOf('Pretplata'));
    await expect(control.checked).toBe(before);
    await setFaults([]);
    await userEvent.click(control);
    const menu = within(screen.getByRole('navigation', { name: words('Glavna navigacija') }));
    await userEvent.click(menu.getByRole('link', { name: words('Status sustava') }));
    await screen.findByRole('heading', { level: 1, name: words('Status sustava') });
    await expect((await toSettings(userEvent)).checked).toBe(!before);
  },
});
