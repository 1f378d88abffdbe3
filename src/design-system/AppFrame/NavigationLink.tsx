import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { Link } from '../Link/Link.tsx';
import { isActive } from './isActive.ts';
import { barLook, drawerLook, stripLook } from './navigationLooks.ts';
import type { NavigationItem } from './types.ts';

const BarLink = chakra(Link, { base: barLook });
const StripLink = chakra(Link, { base: stripLook });
const DrawerLink = chakra(Link, { base: drawerLook });
const links = { bar: BarLink, strip: StripLink, drawer: DrawerLink };

interface NavigationLinkProps {
  item: NavigationItem;
  /** In the bar (`bar`), in the strip below it (`strip`), in the drawer (`drawer`). */
  place: keyof typeof links;
  onFollow?: (() => void) | undefined;
}

/** A link of the frame; marks the page that is shown. */
export function NavigationLink({ item, place, onFollow }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const Place = links[place];
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.external) {
    return (
      <Place to={item.to} target="_blank" rel="noreferrer" onClick={onFollow}>
        {inside}
      </Place>
    );
  }
  return (
    <Place to={item.to} aria-current={isActive(item, pathname) ? 'page' : undefined} onClick={onFollow}>
      {inside}
    </Place>
  );
}
