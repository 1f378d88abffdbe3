import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { parseConfiguration } from '#app/start/configuration.ts';
import { createApplication, type Router } from '#app/start/createApplication.tsx';
import { i18next } from '#design-system/language/i18n.ts';

export interface StoryPortalProps {
  /** The address that the portal is opened at. */
  readonly path: string;
  /** What the deployment's `/config.json` would hold; default: nothing, so all defaults. */
  readonly configuration?: object;
  /** Receives the portal once it has started. */
  readonly onStart?: (portal: Pick<ReturnType<typeof createApplication>, 'router' | 'queryClient'>) => void;
}

const defaults = {};

/** The whole portal at an address, as a user opens it; the story's simulator responds to its calls. */
export function StoryPortal({ path, configuration = defaults, onStart }: StoryPortalProps) {
  const [element, setElement] = useState<ReactNode>(null);
  useEffect(() => {
    let router: Router | undefined;
    let isUnmounted = false;
    // StrictMode runs effects twice at once: only the second run starts the portal, whose calls the story counts.
    queueMicrotask(() => {
      if (isUnmounted) return;
      const application = createApplication(parseConfiguration(configuration), {
        createRouter: (routes, options) =>
          createMemoryRouter(routes, {
            ...options,
            // A key of its own: scroll positions are kept by it, and 'default' would have that of an earlier story.
            initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }],
          }),
        onLanguageChange: (language) => void i18next.changeLanguage(language),
      });
      router = application.router;
      setElement(application.element);
      onStart?.(application);
    });
    return () => {
      isUnmounted = true;
      router?.dispose();
    };
  }, [path, configuration, onStart]);
  return element;
}
