import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import type { Simulator } from '#simulator/simulator.ts';
import { Console } from './Console.tsx';
import './texts.ts';

declare global {
  /** The simulator of the story in this page; `undefined`: it makes no calls. Storybook's preview sets it. */
  var simulatorOfStory: Simulator | undefined;
}

/** The page of the story beside Storybook's panel, which has this page in a frame. */
const storyPage = () =>
  window.parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow as
    | (Window & typeof globalThis)
    | null
    | undefined;

/** Calls go to the simulator of the story, and not through its `fetch`, so that no story notices them. */
const realFetch = window.fetch;
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await storyPage()?.simulatorOfStory?.handle(request)) ?? realFetch(request);
};

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });

/** The console of the story on screen; nothing of the story before is left when another one starts. */
function StoryConsole() {
  const [queryClient, setQueryClient] = useState(createQueryClient);
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    const onMessage = ({ source }: MessageEvent) => {
      if (source !== window.parent) return;
      setQueryClient(createQueryClient());
      setStarts((count) => count + 1);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <QueryClientProvider key={starts} client={queryClient}>
      <Console />
    </QueryClientProvider>
  );
}

async function start() {
  // The language of Storybook itself.
  await i18next.changeLanguage('en');
  await loadTexts();
  const isDark = new URLSearchParams(window.location.search).get('theme') === 'dark';
  createRoot(document.getElementById('root') as HTMLElement).render(
    <DesignSystemProvider theme={isDark ? 'dark' : 'light'}>
      <MemoryRouter initialEntries={['/?part=log']}>
        <StoryConsole />
      </MemoryRouter>
    </DesignSystemProvider>,
  );
}

void start();
