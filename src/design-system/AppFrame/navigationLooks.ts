/** How the frame's links look, by their place. */
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
} as const;

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: '2.5',
  bottom: '0',
  height: '2px',
  borderRadius: 'full',
  bg: 'brand.solid',
} as const;

export const barLook = {
  ...base,
  position: 'relative',
  px: '2.5',
  height: 'header',
  outlineOffset: '-6px!',
  _currentPage: { color: 'fg', _after: underline },
} as const;

export const stripLook = {
  ...base,
  position: 'relative',
  px: '2.5',
  height: '10',
  fontSize: 'sm',
  outlineOffset: '-4px!',
  _currentPage: { color: 'brand.fg', _after: underline },
} as const;

export const drawerLook = {
  ...base,
  px: '3',
  height: '10',
  color: 'fg',
  _hover: { bg: 'bg.muted' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
} as const;
