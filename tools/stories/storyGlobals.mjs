import { tsImport } from 'tsx/esm/api';

let toolbars;
/** The toolbar's choices, which are TypeScript: they are read once. */
const loadToolbars = () => {
  toolbars ??= tsImport('../../.storybook/toolbars.ts', import.meta.url).then((module) => module.toolbars);
  return toolbars;
};

/**
 * Reads `language:en,theme:dark`: names of Storybook's toolbar with the values that it offers. Returns them, or with
 * `problem` what is wrong.
 * @param {string} text
 * @returns {Promise<{ values: Record<string, string>, problem?: string }>}
 */
export async function parseGlobals(text) {
  const values = {};
  const entries = text.split(',').filter(Boolean);
  if (entries.length === 0) return { values };
  const choices = await loadToolbars();
  for (const entry of entries) {
    const [name, value] = entry.split(':');
    const offered = choices[name]?.toolbar.items.map((item) => item.value);
    if (!offered)
      return { values, problem: `--globals: there is no "${name}"; there are ${Object.keys(choices).join(', ')}.` };
    if (!offered.includes(value))
      return { values, problem: `--globals: ${name} has no "${value ?? ''}"; it has ${offered.join(', ')}.` };
    values[name] = value;
  }
  return { values };
}
