import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { isActive } from './isActive.ts';
import type { NavigationItem } from './types.ts';

const StyledLink = chakra(Link);

interface NavigationLinkProps {
  item: NavigationItem;
  /** In the bar (`bar`), in the strip below it (`strip`), in the drawer (`drawer`). */
  place: keyof typeof looks;
  onIntent?: ((to: string) => void) | undefined;
  onFollow?: (() => void) | undefined;
}

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
  transition: 'color 150ms, background-color 150ms',
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

const looks = {
  bar: {
    ...base,
    position: 'relative',
    px: '2.5',
    height: 'header',
    outlineOffset: '-6px!',
    _currentPage: { color: 'fg', _after: underline },
  },
  strip: {
    ...base,
    position: 'relative',
    px: '2.5',
    height: '10',
    fontSize: 'sm',
    outlineOffset: '-4px!',
    _currentPage: { color: 'brand.fg', _after: underline },
  },
  drawer: {
    ...base,
    px: '3',
    height: '10',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
  },
} as const;

/** A link of the frame; says when somebody is about to follow it, and marks the page that is shown. */
export function NavigationLink({ item, place, onIntent, onFollow }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.external) {
    return (
      <chakra.a href={item.to} target="_blank" rel="noreferrer" css={looks[place]} onClick={onFollow}>
        {inside}
      </chakra.a>
    );
  }
  const intent = onIntent && (() => onIntent(item.to));
  return (
    <StyledLink
      to={item.to}
      css={looks[place]}
      aria-current={isActive(item, pathname) ? 'page' : undefined}
      onPointerEnter={intent}
      onFocus={intent}
      onClick={onFollow}
    >
      {inside}
    </StyledLink>
  );
}
