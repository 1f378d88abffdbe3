import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { type ConsolePlace, ConsolePlaceContext } from './useControl.ts';

const base = import.meta.env.BASE_URL;
const place: ConsolePlace = {
  kind: 'drawer',
  addressFor: (username) => `${base}?person=${encodeURIComponent(username)}`,
  portalAddress: (path) => `${base}${path.replace(/^\//, '')}`,
};

/** Shows the drawer over the portal. It has its own root and its own cache: nothing of it is in the portal. */
export async function showDrawer(follow: (listener: () => void) => void, unknown: DrawerProps['unknown']) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  follow(() => void queryClient.invalidateQueries());
  await loadTexts();
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'simulator';
  createRoot(element).render(
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <ConsolePlaceContext value={place}>
          <MemoryRouter>
            <Drawer unknown={unknown} />
          </MemoryRouter>
        </ConsolePlaceContext>
      </QueryClientProvider>
    </DesignSystemProvider>,
  );
}
