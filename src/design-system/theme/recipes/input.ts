import { defineRecipe } from '@chakra-ui/react/styled-system';

export const input = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    appearance: 'none',
    textAlign: 'start',
    textStyle: 'text',
    color: 'fg',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'fg.muted' },
    // With forced colours there are no shadows, and an outline has a colour of the system.
    _focusVisible: {
      outline: '2px solid transparent',
      borderColor: 'brand.focusRing',
      boxShadow: '0 0 0 1px {colors.brand.focusRing}',
    },
    _invalid: {
      borderColor: 'border.error',
      _focusVisible: { boxShadow: '0 0 0 1px {colors.border.error}' },
    },
    _disabled: { layerStyle: 'disabled', bg: 'bg.muted' },
    _readOnly: { bg: 'bg.muted' },
  },
  variants: {
    size: {
      sm: { h: '8', px: '2.5' },
      md: { h: '9', px: '3' },
    },
  },
  defaultVariants: { size: 'md' },
});

/**
 * The recipe's look in one piece, for the field that the first pages have: its styles are known when the portal
 * is built.
 */
export const inputLook = {
  ...input.base,
  ...input.variants?.size.md,
  '&[data-size=sm]': input.variants?.size.sm,
  '&[data-icon]': { ps: '9' },
  '&[data-end]': { pe: '10' },
};
