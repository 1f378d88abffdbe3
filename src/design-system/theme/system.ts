import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorNames, colorTokens } from './palette.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { globalCss, layerStyles, textStyles } from './styles.ts';
import { keyframes, tokens } from './tokens.ts';

/**
 * Whether the page's CSS has the global styles already, from tools/static-styles. The script then leaves out what the
 * browser knows, and has of each colour the name and its light value alone: the dark ones are in the CSS.
 */
const isStatic = import.meta.env?.STATIC_STYLES === true;

/**
 * Chakra's styling engine with this portal's tokens and recipes only. Chakra's own default system would add some 22 kB
 * to the login page, most of it recipes of parts that the portal never shows.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: !isStatic,
    globalCss: isStatic ? {} : globalCss,
    theme: {
      // 820 px is a tablet, 1100 px is where the whole navigation fits beside the user's name.
      breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1360px' },
      tokens: isStatic ? { ...tokens, colors: colorNames() } : tokens,
      semanticTokens: isStatic ? {} : { colors: colorTokens() },
      keyframes: isStatic ? {} : keyframes,
      textStyles,
      layerStyles,
      recipes,
      slotRecipes,
    },
  }),
);
