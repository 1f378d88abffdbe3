import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Space around a component that is shown alone, on the background of the page or of a card. */
export const padded = (Story: ComponentType) => (
  <main style={{ padding: 24, minHeight: '100dvh' }}>
    <Story />
  </main>
);

/** A component in a column as wide as a form. */
export const inForm = (Story: ComponentType) => (
  <main style={{ padding: 24, maxWidth: 400 }}>
    <Story />
  </main>
);

/** A component with links, at an address of the portal. */
export const at = (path: string) => (Story: ComponentType) => (
  <MemoryRouter initialEntries={[path]}>
    <Story />
  </MemoryRouter>
);
