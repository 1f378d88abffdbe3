import { defineRecipe } from '@chakra-ui/react/styled-system';

const variant = {
  solid: {
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    _hover: { bg: 'colorPalette.emphasized' },
    _expanded: { bg: 'colorPalette.emphasized' },
  },
  outline: {
    bg: 'bg.surface',
    borderColor: 'border',
    // A button that removes or refuses something is red without being the main action.
    color: 'var(--button-outline-fg, {colors.fg})',
    _hover: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    _expanded: { bg: 'bg.muted', borderColor: 'border.emphasized' },
  },
  ghost: {
    bg: 'transparent',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _expanded: { bg: 'bg.muted' },
  },
  subtle: {
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    _hover: { bg: 'colorPalette.muted' },
    _expanded: { bg: 'colorPalette.muted' },
  },
  plain: {
    color: 'colorPalette.fg',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
};

const size = {
  xs: { h: '7', minW: '7', px: '2', gap: '1.5', textStyle: 'label', borderRadius: 'l1' },
  sm: { h: '8', minW: '8', px: '3', gap: '2', textStyle: 'text' },
  md: { h: '9', minW: '9', px: '3.5', gap: '2', textStyle: 'text' },
};

/** Controls are 36 px (`md`), small ones 32 px (`sm`), those inside tables and tiles 28 px (`xs`). */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    appearance: 'none',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    cursor: 'button',
    fontWeight: 'medium',
    outline: '0',
    focusVisibleRing: 'outside',
    focusRingColor: 'colorPalette.focusRing',
    textDecoration: 'none',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: 0, width: '4', height: '4' },
  },
  variants: {
    variant,
    size,
    colorPalette: {
      brand: { colorPalette: 'brand' },
      danger: { colorPalette: 'danger', '--button-outline-fg': '{colors.danger.fg}' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

/** A link that looks like a button: never one that removes something. */
export const linkButton = defineRecipe({
  className: 'button',
  base: { ...button.base, colorPalette: 'brand' },
  variants: { variant, size },
  defaultVariants: { variant: 'outline', size: 'md' },
});
