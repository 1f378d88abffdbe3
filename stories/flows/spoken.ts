import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** The states that screen readers say after an element's role, by their attributes. */
const statesOf = (element: Element): string[] => {
  const is = (attribute: string, value = 'true') => element.getAttribute(attribute) === value;
  const input = element instanceof HTMLInputElement ? element : undefined;
  const isChoice = input?.type === 'checkbox' || input?.type === 'radio';
  const isChecked = isChoice ? input.checked : element.hasAttribute('aria-checked') ? is('aria-checked') : undefined;
  return [
    ...(isChecked === undefined ? [] : [isChecked ? 'checked' : 'not checked']),
    ...(is('aria-expanded') ? ['expanded'] : []),
    ...(is('aria-expanded', 'false') ? ['collapsed'] : []),
    ...(element.hasAttribute('aria-pressed') ? [is('aria-pressed') ? 'pressed' : 'not pressed'] : []),
    ...(element.hasAttribute('aria-current') ? ['current'] : []),
    ...(is('aria-required') || input?.required ? ['required'] : []),
    ...(is('aria-invalid') ? ['invalid'] : []),
    ...(is('aria-disabled') ? ['disabled'] : []),
    ...(is('aria-busy') ? ['busy'] : []),
  ];
};

/** The text that a field holds; a password is said as its number of characters. */
function heldText(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text;
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio');
  if (!isText || element.value === '') return undefined;
  return element.type === 'password' ? `${element.value.length} characters` : element.value;
}

/** A password field has no role. */
const roleOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'password'
    ? 'password'
    : (getRole(element) ?? element.localName);

/** What a screen reader says of an element that takes the focus: its name, role, states, value and description. */
function saidOf(element: Element): string {
  const name = nameOf(element);
  const value = heldText(element);
  const description = computeAccessibleDescription(element).replace(/\s+/g, ' ').trim();
  return [
    ...(name ? [name] : []),
    [roleOf(element), ...statesOf(element)].join(', '),
    ...(value === undefined ? [] : [`“${value}”`]),
    ...(description && description !== name ? [description] : []),
  ].join(' – ');
}

const liveSelector = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

/** The text of an element, with a space between the texts of its parts. */
function textOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (texts.nextNode()) parts.push(texts.currentNode.textContent?.trim() ?? '');
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** The live text of an element that is shown and not being loaded. */
const liveText = (element: Element) =>
  element.closest('[aria-busy=true], [hidden], [aria-hidden=true]') ? '' : textOf(element);

/**
 * Records what a screen reader says from now on: each element that takes the focus, and what live regions come to say. A
 * region that changes several times during a step is said as it is at the step's end, since how often it changes depends on
 * the machine's speed.
 */
export function listen() {
  const lines: string[] = [];
  let live = new Map<Element, string>();
  const read = () =>
    new Map([...document.querySelectorAll(liveSelector)].map((element) => [element, liveText(element)] as const));
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) lines.push(`→ ${saidOf(target)}`);
  };
  document.addEventListener('focusin', focused);
  // A menu keeps the focus, and names the entry that is highlighted.
  const highlighted = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const id = (target as Element).getAttribute('aria-activedescendant');
      const entry = id && document.activeElement === target ? document.getElementById(id) : null;
      if (entry) lines.push(`→ ${saidOf(entry)}`);
    }
  });
  highlighted.observe(document.body, { subtree: true, attributeFilter: ['aria-activedescendant'] });
  live = read();
  return {
    /** Returns what was said since the last call. */
    take(): string[] {
      const now = read();
      const news = [...now].filter(([element, text]) => text !== '' && live.get(element) !== text);
      live = now;
      // What is live within a live region is said once.
      const own = news.filter(([element]) => !news.some(([other]) => other !== element && element.contains(other)));
      const messages = [...new Set(own.map(([, text]) => `! ${text}`))];
      return [...lines.splice(0), ...messages];
    },
    stop() {
      document.removeEventListener('focusin', focused);
      highlighted.disconnect();
    },
  };
}
