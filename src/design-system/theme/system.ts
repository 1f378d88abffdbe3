import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorNames, colorTokens } from './palette.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { globalCss, layerStyles, textStyles } from './styles.ts';
import { keyframes, tokens } from './tokens.ts';

/**
 * The build writes the theme's variables into its CSS, dark ones too (see staticThemeCss): the script only has to know
 * the colours' names then, which takes half the time.
 */
const colors = import.meta.env?.PROD
  ? { tokens: { ...tokens, colors: colorNames() } }
  : { tokens, semanticTokens: { colors: colorTokens() } };

/** Made when something is asked of it first. */
function lazily<Thing extends object>(make: () => Thing): Thing {
  let made: Thing | undefined;
  return new Proxy({} as Thing, {
    get(_, name) {
      made ??= make();
      return Reflect.get(made, name);
    },
  });
}

const createOurs = () =>
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      globalCss,
      theme: {
        // 820 px is a tablet, 1100 px is where the whole navigation fits beside the user's name.
        breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1360px' },
        ...colors,
        keyframes,
        textStyles,
        layerStyles,
        recipes,
        slotRecipes,
      },
    }),
  );

/**
 * Chakra's styling engine with this portal's tokens and the recipes in first use only. Chakra's own default system
 * would add some 22 kB to the login page, most of it recipes of parts that the portal never shows. In the built portal
 * no page needs it, their styles are compiled: it is made with the first panel, not in the first tenth of a second.
 */
export const system = import.meta.env?.PROD ? lazily(createOurs) : createOurs();
