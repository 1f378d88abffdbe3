import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { Link } from '../Link/Link.tsx';
import { isActive } from './isActive.ts';
import { navigationLinkRecipe } from './navigationLinkRecipe.ts';
import type { NavigationItem } from './types.ts';

const FrameLink = chakra(Link, navigationLinkRecipe);

interface NavigationLinkProps {
  item: NavigationItem;
  /** In the bar (`bar`), in the strip below it (`strip`), in the drawer (`drawer`). */
  place: 'bar' | 'strip' | 'drawer';
  onFollow?: (() => void) | undefined;
}

/** A link of the frame; marks the page that is shown. */
export function NavigationLink({ item, place, onFollow }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const inside = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  if (item.external) {
    return (
      <FrameLink place={place} to={item.to} target="_blank" rel="noreferrer" onClick={onFollow}>
        {inside}
      </FrameLink>
    );
  }
  return (
    <FrameLink
      place={place}
      to={item.to}
      aria-current={isActive(item, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      {inside}
    </FrameLink>
  );
}
