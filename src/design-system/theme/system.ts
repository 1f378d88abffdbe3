import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorNames, colorTokens } from './palette.ts';
import { recipes } from './recipes/index.ts';
import { globalCss, layerStyles, textStyles } from './styles.ts';
import { keyframes, tokens } from './tokens.ts';

/**
 * Whether the page's CSS has the global styles already, from tools/static-styles. The script then omits these styles,
 * and has only the name and the light value of each colour: the dark values are in the CSS.
 */
const isStatic = import.meta.env?.STATIC_STYLES === true;

/**
 * Chakra's styling engine with this portal's tokens and recipes only. Chakra's own default system would add some 22 kB
 * to the login page, most of it recipes of components that the portal never shows.
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
    },
  }),
);
