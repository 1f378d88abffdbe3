import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Words that name a state (`surface`), and counts beside a title (`subtle`), in the colours of a tone. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    px: '2',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    bg: 'colorPalette.bg',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      surface: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        maxWidth: 'full',
        borderRadius: 'l1',
        _before: {
          content: '""',
          width: '1.5',
          height: '1.5',
          borderRadius: 'full',
          bg: 'currentColor',
          flexShrink: 0,
        },
      },
      subtle: { borderRadius: 'full', fontVariantNumeric: 'tabular-nums' },
    },
    colorPalette: {
      success: { colorPalette: 'success' },
      danger: { colorPalette: 'danger' },
      warning: { colorPalette: 'warning' },
      neutral: { colorPalette: 'neutral' },
      info: { colorPalette: 'info' },
    },
  },
  defaultVariants: { variant: 'surface' },
});
