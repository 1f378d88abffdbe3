const names: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Delete: 'Del',
  ' ': 'Space',
};
const namesOfMac: Readonly<Record<string, string>> = { ...names, Control: '⌘', Alt: '⌥', Shift: '⇧' };

const isMac = () => typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns what the keys of a shortcut are labelled with on this device: `Control+Z` is Ctrl and Z. */
export function keyNames(keys: string, onMac = isMac()): string[] {
  // A plus alone is the key itself.
  const parts = keys.split(/(?<=.)\+(?=.)/);
  return parts.map((part) => (onMac ? namesOfMac : names)[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
