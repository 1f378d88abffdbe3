import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';

export interface BorderEditorProps {
  readonly zone: ZoneDetails;
  /** The provider's place in degrees; null where it has none. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** The place did not load; `retry` loads it again. A zone without a border then waits for it, unless it is edited. */
  readonly placeFailure?: { readonly retry: () => void; readonly retrying: boolean } | undefined;
  /** The borders of the provider's zones, to see and not to overlap; the zone's own one is left out. */
  readonly others: readonly ZoneBorder[];
  /** Whether the other borders are known; default: they are. Until then overlaps are not checked, which is said. */
  readonly neighbours?:
    | { readonly state: 'loading' }
    | { readonly state: 'failed'; readonly retry: () => void }
    | undefined;
  /** Sends the border; one without polygons requests its removal. A rejection is shown, and the user can try again. */
  readonly onSave: (border: ZoneBorder) => Promise<void>;
  /** Loads the zone again, for a reset. A rejection is shown, and nothing is reset. */
  readonly onReload: () => Promise<ZoneDetails>;
  readonly onClose: () => void;
  /** CSS height on a large screen, where the editor fills it; default: the window's. A phone scrolls. */
  readonly height?: string;
}
