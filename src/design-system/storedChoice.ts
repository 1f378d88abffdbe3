/**
 * Returns what the user has chosen on this device; undefined without a choice, and without storage (a private window, a
 * worker). A broken entry is dropped.
 */
export function storedChoice<Choice>(key: string, isChoice: (value: unknown) => value is Choice): Choice | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (isChoice(stored)) return stored;
    if (stored !== null) localStorage.removeItem(key);
  } catch {
    // Without storage there is no choice.
  }
  return undefined;
}
