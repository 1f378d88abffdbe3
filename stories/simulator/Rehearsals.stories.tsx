import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sessionUser } from '#api/session.ts';
import type { Router } from '#app/start/createApplication.tsx';
import { reset, signIn } from '#simulator/console/controlCalls.ts';
import { Drawer } from '#simulator/console/Drawer.tsx';
import { type ConsolePlace, ConsolePlaceContext } from '#simulator/console/useControl.ts';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { inOrder, partOf, startOf, words } from '../support/words.ts';

interface Started {
  readonly router: Router;
  readonly queryClient: QueryClient;
}

/** The portal with the drawer beside it, as in the demo; entering a page loads the portal again. */
function WithDrawer() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [opened, setOpened] = useState({ path: '/login', times: 0 });
  const [started, setStarted] = useState<Started>();
  const onStart = useCallback(({ router, queryClient }: Started) => setStarted({ router, queryClient }), []);
  const place = useMemo((): ConsolePlace => {
    const enter = async (username: string | null, path: string) => {
      localStorage.removeItem('auth-token');
      localStorage.removeItem('auth-session');
      if (username !== null) {
        const token = await signIn('hr', username);
        localStorage.setItem('auth-token', token);
        localStorage.setItem('auth-session', JSON.stringify({ user: username }));
      }
      setOpened(({ times }) => ({ path, times: times + 1 }));
    };
    if (!started) return { kind: 'drawer' };
    const { router, queryClient } = started;
    const path = () => router.state.location.pathname + router.state.location.search;
    return {
      kind: 'drawer',
      portalAddress: (to) => to,
      portal: {
        path,
        user: () => (localStorage.getItem('auth-token') ? sessionUser() : null),
        subscribe: (listener) => router.subscribe(listener),
        go: (to) => to !== path() && void router.navigate(to),
        refresh: () => void queryClient.invalidateQueries(),
        enter: (username, to) => void enter(username, to),
      },
    };
  }, [started]);
  return (
    <>
      <StoryPortal key={opened.times} path={opened.path} onStart={onStart} />
      <QueryClientProvider client={client}>
        <ConsolePlaceContext value={place}>
          <MemoryRouter>
            <Drawer unknown={[]} />
          </MemoryRouter>
        </ConsolePlaceContext>
      </QueryClientProvider>
    </>
  );
}

const meta = preview.meta({
  title: 'Simulator/Rehearsals',
  component: WithDrawer,
  globals: { user: 'nobody' },
});

const drawer = async () => within(await screen.findByRole('region', { name: 'Simulator' }));
const bar = async () => (await drawer()).findByRole('progressbar');

/** Opens the drawer, chooses a rehearsal and prepares it. */
async function start(title: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: startOf('demo') }));
  const panel = await drawer();
  await userEvent.click(await panel.findByRole('button', { name: title }));
  await userEvent.click(await panel.findByRole('button', { name: words('Započni probu') }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: words('Pripremi') }));
}

const done = async (count: number) =>
  waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuenow', String(count)));

/** Does the current step, the `step`th from zero: by its button, else where it leads to. */
async function perform(step: number, isOnDesk = false) {
  const panel = await drawer();
  const count = (await bar()).getAttribute('aria-valuemax');
  // The buttons appear once the state is known.
  await panel.findAllByRole('button', {
    name: new RegExp(`^(${words('Učini umjesto mene')}|${words('Pokaži gdje')})$`),
  });
  const doIt = panel.queryByRole('button', { name: words('Učini umjesto mene') });
  await userEvent.click(doIt ?? (await panel.findByRole('button', { name: words('Pokaži gdje') })));
  if (isOnDesk) {
    // What is seen in another part counts while it is shown.
    await panel.findByText(inOrder(words(`Korak ${step + 2} od ${count}`)));
    await userEvent.click(panel.getByRole('link', { name: words('Probe') }));
  }
}

/**
 * Plays a rehearsal from its first step to its last, and checks that each step is ticked off once it has happened.
 * `follows`: the step that happens by itself after the one before, because the portal shows its page already. `desk`: the step
 * that is done by looking at the desk.
 */
async function playThrough(title: RegExp, { first = 2, follows = -1, desk = -1 } = {}) {
  await start(title);
  await done(first);
  const count = Number((await bar()).getAttribute('aria-valuemax'));
  for (let step = first; step < count; step++) {
    // What follows by itself has no button that could still be pressed.
    if (step !== follows) await perform(step, step === desk);
    if (step + 1 !== follows) await done(step + 1);
  }
  await expect(await (await drawer()).findByText(words('Proba je završena'))).toBeVisible();
}

export const List = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: startOf('demo') }));
    const list = await (await drawer()).findByRole('region', { name: words('Sve probe') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  },
});

/** In the middle: the request is sent, and the operator's step is next. One step back takes the request away. */
export const UnderWay = meta.story({
  play: async () => {
    await start(partOf('Odobri izmjenu'));
    await done(2);
    await perform(2);
    await done(3);
    await perform(3);
    await done(4);
    const panel = await drawer();
    await userEvent.click(panel.getByRole('button', { name: words('Korak natrag') }));
    await done(3);
    await perform(3);
    await done(4);
    await expect(await panel.findByRole('button', { name: words('Korak natrag') })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const ApproveHours = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(partOf('Odobri izmjenu'), { follows: 5 }),
});
export const RejectAndAmend = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(inOrder(words('Odbij uz obrazloženje i vidi ispravak'))),
});
export const SeasonCopied = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(inOrder(words('Kopiranje sezone'))),
});
export const BorderOverlaps = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(partOf('Nacrtana granica'), { desk: 4 }),
});
export const Outage = meta.story({
  parameters: { snapshot: false, consoleErrors: true },
  play: () => playThrough(partOf('Prekid rada')),
});
export const SessionExpires = meta.story({
  parameters: { snapshot: false, consoleErrors: true },
  play: () => playThrough(partOf('Prijava istekne')),
});
export const MonthEnd = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(inOrder(words('Kraj mjeseca: obračuni')), { follows: 4 }),
});
export const NewPartner = meta.story({
  parameters: { snapshot: false },
  play: () => playThrough(inOrder(words('Prvi dan novog partnera')), { first: 1, follows: 5 }),
});

/** The simulator was started over by someone else: it is said, and the rehearsal can be prepared again. */
export const StartedOver = meta.story({
  play: async () => {
    await start(inOrder(words('Kraj mjeseca: obračuni')));
    await done(2);
    await reset('hr', {});
    const panel = await drawer();
    await panel.findByText(words('Simulator se promijenio'));
    await expect(panel.queryByRole('button', { name: words('Pokaži gdje') })).toBeNull();
    // The session has ended with the data: login takes the focus when it comes.
    await waitFor(() => expect(screen.getByLabelText(words('Korisničko ime'))).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: words('Pripremi ponovno') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: words('Odustani') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The clock of the device is another one in a story, which a toast says for some seconds.
    await waitFor(() => expect(screen.queryByText(startOf('Sat ovog uređaja'))).toBeNull());
  },
});

/** On a phone the drawer makes place for the page, and a bar names the current step. */
export const PhoneDarkEnglish = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: startOf('demo') }));
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: /Approve a change of hours/ }));
    await userEvent.click(await panel.findByRole('button', { name: 'Start the rehearsal' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Prepare' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Simulator' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('Open Zona 0 – Riva');
    await userEvent.click(screen.getByRole('button', { name: startOf('demo') }));
    await done(2);
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Simulator' })).getByRole('button', { name: 'Show me where' }),
    );
    await screen.findByText('Extend next summer to 23:30 and send it for approval');
    await expect(screen.queryByRole('region', { name: 'Simulator' })).toBeNull();
  },
});
