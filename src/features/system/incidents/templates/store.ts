import { useSyncExternalStore } from 'react';
import { ownEntry } from '#api/ownStorage.ts';
import { type IncidentTemplate, templatesOf } from './model.ts';

/** The signed-in user's templates, as JSON (behaviour 16.43). */
const entry = ownEntry('incident-templates', 'device');

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

let known: { readonly text: string | null; readonly templates: readonly IncidentTemplate[] } = {
  text: null,
  templates: [],
};

/** The signed-in user's templates, in the order in which they were saved; the same list until they change. */
export function storedTemplates(): readonly IncidentTemplate[] {
  const text = entry.read();
  if (text !== known.text) known = { text, templates: templatesOf(text) };
  return known.templates;
}

/** The signed-in user's templates; rendered again when they change, in whichever tab. */
export const useTemplates = (): readonly IncidentTemplate[] => useSyncExternalStore(subscribe, storedTemplates);

/**
 * Changes the templates as they are stored now: another tab may have changed them.
 *
 * @returns whether they are stored; otherwise they last as long as the page.
 */
export function changeTemplates(
  change: (templates: readonly IncidentTemplate[]) => readonly IncidentTemplate[],
): boolean {
  const next = change(storedTemplates());
  const isStored = entry.write(next.length === 0 ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
  return isStored;
}
