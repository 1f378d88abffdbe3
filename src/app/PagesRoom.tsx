import { QueryClientContext } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
  Outlet,
  useLocation,
} from 'react-router-dom';
import { SideLinksContext } from '#design-system/AppFrame/sideLinks.ts';
import { ProductNameContext } from '#design-system/documentTitle.ts';
import { routeAt } from './routes.ts';

/** The room in the main layout that kept pages stand in. */
export interface Room {
  readonly element: HTMLElement;
  /** Puts a page within what it asks the layout for, as if it were drawn there. */
  readonly within: (page: ReactNode) => ReactNode;
}

/** Told of the room that the main layout has for kept pages; null once it has none. */
export const RoomContext = createContext<(room: Room | null) => void>(() => {});

/** Where the main layout has its page. A kept one is drawn beside the router (`KeptPages`), and only stands here. */
export function PagesRoom() {
  const { pathname } = useLocation();
  const tell = useContext(RoomContext);
  const ref = useRef<HTMLDivElement>(null);
  // What pages ask the layout for. All of it stays while one goes from page to page: what does not is no part of this.
  const navigation = useContext(NavigationContext);
  const router = useContext(DataRouterContext);
  const queryClient = useContext(QueryClientContext);
  const productName = useContext(ProductNameContext);
  const showSideLinks = useContext(SideLinksContext);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const within: Room['within'] = (page) => (
      <NavigationContext value={navigation}>
        <DataRouterContext value={router}>
          <QueryClientContext value={queryClient}>
            <ProductNameContext value={productName}>
              <SideLinksContext value={showSideLinks}>{page}</SideLinksContext>
            </ProductNameContext>
          </QueryClientContext>
        </DataRouterContext>
      </NavigationContext>
    );
    tell({ element, within });
    return () => tell(null);
  }, [tell, navigation, router, queryClient, productName, showSideLinks]);
  return (
    <div>
      {!routeAt(pathname)?.kept && <Outlet />}
      <div ref={ref} />
    </div>
  );
}
