import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * How the states and marks of a day look, by their attributes: fill, outline, stripes or dots for what holds, and a corner, a
 * line or a sign for each mark, so that none depends on colour alone. For cells of a calendar, legends and strips alike.
 */
export const dayLook: SystemStyleObject = {
  '& [data-state]': { position: 'relative' },
  '& [data-state=charged]': { bg: 'brand.muted', color: 'brand.fg' },
  '& [data-state=free]': {
    bg: 'bg.surface',
    boxShadow: 'inset 0 0 0 1px {colors.border.control}',
  },
  '& [data-state=closed]': {
    bg: 'warning.bg',
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.warning.border} 0 2px, transparent 2px 7px)',
  },
  '& [data-state=none]': {
    bg: 'bg.muted',
    color: 'fg.muted',
    backgroundImage: 'radial-gradient({colors.border.control} 0.75px, transparent 1px)',
    backgroundSize: '5px 5px',
  },
  '& [data-holiday]::before': {
    content: '""',
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '2px',
    width: '8px',
    height: '8px',
    bg: 'danger.solid',
    clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  },
  '& [data-awaiting]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '4px',
    bottom: '2px',
    borderBottomWidth: '3px',
    borderBottomStyle: 'dotted',
    borderColor: 'warning.solid',
  },
  '& [data-sign]': {
    position: 'absolute',
    top: '2px',
    insetInlineStart: '2px',
    width: '0.75rem',
    borderRadius: '3px',
    bg: 'danger.solid',
    color: 'danger.contrast',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    fontWeight: 'bold',
    lineHeight: '0.75rem',
    textAlign: 'center',
  },
};
