import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';

export interface BorderEditorProps {
  readonly zone: ZoneDetails;
  /** The provider's place in degrees; null where it has none. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** The borders of the provider's zones, to see and not to overlap; the zone's own one is left out. */
  readonly others: readonly ZoneBorder[];
  /** Sends the border; one without polygons requests its removal. A rejection is shown, and the user can try again. */
  readonly onSave: (border: ZoneBorder) => Promise<void>;
  readonly onClose: () => void;
  /** CSS height on a large screen, where the editor fills its place; left out: the window's. A phone scrolls. */
  readonly height?: string;
}
