import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface Shown {
  /** Where the story is shown: `docs` beside others. */
  readonly viewMode?: string;
}

/** Space around a component that is shown alone, on the background of the page or of a card. */
export const padded = (Story: ComponentType, { viewMode }: Shown) =>
  viewMode === 'docs' ? (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  ) : (
    <main style={{ padding: 24, minHeight: '100dvh' }}>
      <Story />
    </main>
  );

/** A component in a column as wide as a form. */
export const inForm = (Story: ComponentType, { viewMode }: Shown) => {
  const Column = viewMode === 'docs' ? 'div' : 'main';
  return (
    <Column style={{ padding: 24, maxWidth: 400 }}>
      <Story />
    </Column>
  );
};

/** A component with links, at an address of the portal. */
export const at = (path: string) => (Story: ComponentType) => (
  <MemoryRouter initialEntries={[path]}>
    <Story />
  </MemoryRouter>
);
