import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';

export interface BorderEditorProps {
  readonly zone: ZoneDetails;
  /** Where the provider is, in degrees; null where it says none. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** The borders of the provider's zones, to see and not to overlap; the zone's own among them is left out. */
  readonly others: readonly ZoneBorder[];
  /** Sends the border; one without polygons asks for its removal. A rejection loses nothing: it is shown, and can be tried again. */
  readonly onSave: (border: ZoneBorder) => Promise<void>;
  readonly onClose: () => void;
  /** CSS height at a desk, where the editor fills its place; left out: the window's. A phone scrolls. */
  readonly height?: string;
}
