import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { KeptPages } from './KeptPages.tsx';
import { type Room, RoomContext } from './PagesRoom.tsx';
import type { Router } from './portalRouter.ts';

/** All that the router shows: what it draws itself, and the kept pages beside it. */
export function PortalPages({ router }: { readonly router: Router }) {
  const [room, setRoom] = useState<Room | null>(null);
  return (
    <RoomContext value={setRoom}>
      {/* A page's step is drawn whole with the click, before the frame: in slices the browser makes a frame of the old page
          in between. The guard has what a page begins with by then. */}
      <RouterProvider router={router} useTransitions={false} />
      {room && <KeptPages router={router} room={room} />}
    </RoomContext>
  );
}
