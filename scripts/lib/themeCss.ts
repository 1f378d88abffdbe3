import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { system } from '../../src/design-system/theme/system.ts';

const name = 'virtual:theme.css';
const resolved = '\0theme.css';

/** The theme's variables, reset and global styles as Chakra would insert them when the page starts. */
function themeCss(): string {
  const props = { value: system, children: null };
  const markup = renderToStaticMarkup(createElement(ChakraProvider, props));
  const sheets = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  if (sheets.length === 0) throw new Error('Chakra wrote no styles');
  return sheets.join('\n');
}

/** What Chakra makes while the page runs, by the end of its module's path, and what takes its place. */
const atRunTime: readonly (readonly [module: string, made: string, instead: string])[] = [
  ['system.js', 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
  [
    'provider.js',
    `    !sys._config.disableLayers && /* @__PURE__ */ jsx(Global, { styles: sys.layers.atRule }),
    /* @__PURE__ */ jsx(Global, { styles: sys._global }),
`,
    '',
  ],
];

/**
 * Writes the theme's styles into the built CSS, where the browser reads them beside the script, and takes the making of
 * the same out of the script: a fifth of a second on a slow phone. While developing Chakra makes them as ever.
 */
export const staticThemeCss: Plugin = {
  name: 'static-theme-css',
  resolveId: (source) => (source === name ? resolved : undefined),
  load(id) {
    if (id === resolved) return this.environment.mode === 'build' ? themeCss() : '';
    return undefined;
  },
  transform(code, id) {
    if (this.environment.mode !== 'build') return;
    const found = atRunTime.find(([module]) => id.endsWith(`@chakra-ui/react/dist/esm/styled-system/${module}`));
    if (!found) return;
    const [, made, instead] = found;
    if (!code.includes(made)) this.error('Chakra makes its global styles in another way now: see staticThemeCss');
    return { code: code.replace(made, instead), map: null };
  },
};
