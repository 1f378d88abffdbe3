import { chakra } from '@chakra-ui/react/styled-system';

/** The native input of a checkbox or a switch, in the theme's colours. */
export const ToggleInput = chakra('input', {
  base: {
    appearance: 'none',
    margin: '0',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'inherit',
    transition: 'background-color 150ms, border-color 150ms',
    outlineOffset: '2px',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
    _indeterminate: { bg: 'brand.solid', borderColor: 'brand.solid' },
    _invalid: { borderColor: 'border.error' },
  },
  variants: {
    look: {
      checkbox: { width: '4', height: '4', borderRadius: '0.25rem', bg: 'bg.surface' },
      switch: { width: '9', height: '5', borderRadius: 'full', bg: 'bg.muted' },
    },
  },
});
