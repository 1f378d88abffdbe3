import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { parseConfiguration } from '#app/configuration.ts';
import { createPortal } from '#app/start.tsx';
import { i18next } from '#design-system/language/i18n.ts';

export interface StoryPortalProps {
  /** The address that the portal is opened at. */
  readonly path: string;
  /** What the deployment's `/config.json` would hold; left out: nothing, so all defaults. */
  readonly configuration?: object;
}

/** The whole portal at an address, as a user opens it; the story's simulator answers its calls. */
export function StoryPortal({ path, configuration = {} }: StoryPortalProps) {
  const [{ element, router }] = useState(() =>
    createPortal(parseConfiguration(configuration), {
      createRouter: (routes, options) =>
        createMemoryRouter(routes, {
          ...options,
          // A key of its own: scroll positions are kept by it, and 'default' would have that of an earlier story.
          initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }],
        }),
      onLanguageChange: (language) => void i18next.changeLanguage(language),
    }),
  );
  useEffect(() => () => router.dispose(), [router]);
  return element;
}
