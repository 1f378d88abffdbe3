import { defineGlobalStyles, defineLayerStyles, defineTextStyles } from '@chakra-ui/react/styled-system';

/** One scale of type: title 24/32, section 16/24, text 14/20, table 13/20, label 12/16; `figure` is a tile's number. */
export const textStyles = defineTextStyles({
  title: { value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: 'semibold', letterSpacing: '-0.015em' } },
  section: { value: { fontSize: 'lg', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: '-0.006em' } },
  text: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  table: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontVariantNumeric: 'tabular-nums' } },
  label: { value: { fontSize: 'xs', lineHeight: '1rem', fontWeight: 'medium' } },
  figure: {
    value: {
      fontSize: 'xl',
      lineHeight: '1.75rem',
      fontWeight: 'semibold',
      letterSpacing: '-0.015em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  /** Figures that stand in columns, in any size. */
  numbers: { value: { fontVariantNumeric: 'tabular-nums' } },
  /** The sizes that Chakra's own recipes refer to. */
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5rem' } },
});

export const layerStyles = defineLayerStyles({
  /** A card: 12 px corners, a 1 px border, no shadow at rest. */
  card: { value: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3' } },
  /** Surfaces over the page: menus, calendars, dialogs. */
  panel: {
    value: {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      boxShadow: 'lg',
      color: 'fg',
    },
  },
  /** Old figures while new ones load. */
  stale: { value: { opacity: 0.55 } },
  disabled: { value: { opacity: 0.5, cursor: 'not-allowed' } },
});

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg.page',
    colorPalette: 'brand',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.5',
    /** Keyboard focus and anchors keep clear of the bar at the top (WCAG 2.4.11). */
    scrollPaddingTop: '4.5rem',
    textRendering: 'optimizeLegibility',
  },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  body: { fontSize: 'md', lineHeight: '1.25rem' },
  // A text in an element of its own (ownElement.tsx) breaks as its container says; Chakra sets it on every element.
  span: { overflowWrap: 'inherit' },
  // Each text has the direction of its own first letter, and turns nothing around it: names may be written from right to
  // left.
  ':is(h1, h2, h3, p, li, dt, dd, td, th, label, option, legend, bdi, strong, a, button, [data-card])': {
    unicodeBidi: 'plaintext',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.muted' },
  ':where(a, button, summary, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '2px',
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      // No animation rather than a very short one: that would end before its end event is listened to, and a closing
      // element would stay.
      animation: 'none !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
