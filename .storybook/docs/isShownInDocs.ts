import { variantTags } from '../variantTags.js';

/** What decides whether a docs page shows a story. */
interface DocumentedStory {
  readonly tags: readonly string[];
  readonly playFunction?: unknown;
  readonly initialArgs: { readonly open?: unknown };
  readonly parameters: { readonly docs?: { readonly story?: { readonly inline?: boolean } } };
}

/**
 * Whether a component's docs page shows a story beside its first one: not a variant of another, nor one that covers the
 * page. A play function runs in a frame only, where what it focuses would scroll the page.
 */
export function isShownInDocs({ tags, playFunction, initialArgs, parameters }: DocumentedStory): boolean {
  if (initialArgs.open === true || tags.some((tag) => variantTags.includes(tag))) return false;
  return parameters.docs?.story?.inline !== false || playFunction === undefined;
}
