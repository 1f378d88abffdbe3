/** What a map shows: its centre in degrees, and its zoom. */
export interface MapViewport {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

type Follow = (viewport: MapViewport) => void;

/** The view that several maps share: when one is moved, the others follow. */
export interface SharedView {
  /** Adds a map, which `follow` moves; returns the function that removes it. */
  readonly join: (follow: Follow) => () => void;
  /** Moves all maps but the one that was moved. */
  readonly moved: (viewport: MapViewport, mover: Follow) => void;
}

/** Creates a view for maps that are shown side by side. */
export function createSharedView(): SharedView {
  const followers = new Set<Follow>();
  // A map that follows reports its own move, which must not move the others again.
  let isMoving = false;
  return {
    join: (follow) => {
      followers.add(follow);
      return () => {
        followers.delete(follow);
      };
    },
    moved: (viewport, mover) => {
      if (isMoving) return;
      isMoving = true;
      for (const follow of followers) if (follow !== mover) follow(viewport);
      isMoving = false;
    },
  };
}
