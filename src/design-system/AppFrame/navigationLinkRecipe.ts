import { defineRecipe } from '@chakra-ui/react/styled-system';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  color: 'fg.muted',
  fontWeight: 'medium',
  textStyle: 'text',
  whiteSpace: 'nowrap',
  borderRadius: 'l1',
  textDecoration: 'none',
  _hover: { color: 'fg' },
  _icon: { width: '4', height: '4', flexShrink: 0 },
};

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: '2.5',
  bottom: '0',
  height: '2px',
  borderRadius: 'full',
  bg: 'brand.solid',
};

/** The frame's links: in the bar, in the strip below it on narrow screens, and in the drawer. */
export const navigationLinkRecipe = defineRecipe({
  base,
  variants: {
    place: {
      bar: {
        position: 'relative',
        px: '2.5',
        height: 'header',
        outlineOffset: '-6px!',
        _currentPage: { color: 'fg', _after: underline },
      },
      strip: {
        position: 'relative',
        px: '2.5',
        height: '10',
        fontSize: 'sm',
        outlineOffset: '-4px!',
        _currentPage: { color: 'brand.fg', _after: underline },
      },
      drawer: {
        px: '3',
        height: '10',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
      },
    },
  },
});
