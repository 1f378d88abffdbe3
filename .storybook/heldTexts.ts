/**
 * Returns the texts of the page that a translating browser would break (behaviour 20.13); runs there. It replaces
 * every text node, and React marks those that it keeps by a property of its own: it would go on writing into a node that is no
 * longer in the page, and throw when it removes it. The only text of an element is not kept.
 */
export function findHeldTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isHeld = Object.keys(node).length > 0;
    const isTranslated = parent?.closest('[translate]')?.getAttribute('translate') !== 'no';
    const text = node.nodeValue?.trim() ?? '';
    if (!parent || !isHeld || !isTranslated || text === '') continue;
    if (parent.closest('script, style, textarea, svg, .notranslate, .sb-wrapper')) continue;
    const path = [parent, parent.parentElement, parent.parentElement?.parentElement]
      .flatMap((element) => (element ? [element.tagName.toLowerCase()] : []))
      .join(' in ');
    found.push(`"${text.slice(0, 60)}" in ${path}`);
  }
  return [...new Set(found)];
}

/** Returns what is wrong with the texts of a page; undefined when nothing is. */
export const wrongTexts = (held: readonly string[]): string | undefined =>
  held.length > 0
    ? `Translated page: ${held.length} texts need an element of their own.\n${held.map((line) => `  ${line}`).join('\n')}`
    : undefined;
