import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/*
 * The recipes of what is on nearly every screen. What is opened only now and then (menu, dialog, drawer, tooltip)
 * brings its recipe along in its own chunk, by Chakra's `recipe` property.
 */

/** Controls are 36 px (`md`), small ones 32 px (`sm`), those inside tables and tiles 28 px (`xs`). */
const button = defineRecipe({
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
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.emphasized' },
        _expanded: { bg: 'colorPalette.emphasized' },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border',
        color: 'fg',
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
    },
    size: {
      xs: { h: '7', minW: '7', px: '2', gap: '1.5', textStyle: 'label', borderRadius: 'l1' },
      sm: { h: '8', minW: '8', px: '3', gap: '2', textStyle: 'text' },
      md: { h: '9', minW: '9', px: '3.5', gap: '2', textStyle: 'text' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const input = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    outline: '0',
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
    _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 1px {colors.brand.focusRing}' },
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

/** The recipe's look in one piece, for the field that the first pages have: its styles are known when the portal is built. */
export const inputLook = {
  ...input.base,
  ...input.variants?.size.md,
  '&[data-size=sm]': input.variants?.size.sm,
  '&[data-icon]': { ps: '9' },
  '&[data-end]': { pe: '10' },
};

const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'errorIcon', 'input'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: '100%', gap: '1.5' },
    label: { textStyle: 'label', color: 'fg.muted', display: 'flex', gap: '1' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    errorText: { display: 'flex', gap: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.error' },
  },
});

const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});

const skeleton = defineRecipe({
  className: 'skeleton',
  base: { bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse' },
  variants: { loading: { true: {} }, variant: { pulse: {} } },
  defaultVariants: { loading: true, variant: 'pulse' },
});

const link = defineRecipe({
  className: 'link',
  base: {
    color: 'brand.fg',
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});

export const recipes = { button, input, spinner, skeleton, link };
export const slotRecipes = { field };
