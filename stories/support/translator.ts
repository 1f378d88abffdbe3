/**
 * Does to the page what a translating browser does: it replaces every text by elements of its own, but for those that are not to be
 * translated. Returns how many there were. A browser does it again with what the page shows later.
 */
export function translatePage(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isLeftOut = parent?.closest('script, style, textarea, svg, .notranslate, .sb-wrapper');
    const isTranslated = parent?.closest('[translate]')?.getAttribute('translate') !== 'no';
    if (!isLeftOut && isTranslated && node.nodeValue?.trim()) texts.push(node as Text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}
