import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { downloadFile } from '../files/downloadFile.ts';
import { writeGeoJson } from '../geojson/writeGeoJson.ts';

/** Downloads a border as GeoJSON, KML or a zipped shapefile. What writes the last two is loaded when it is asked for. */
export function ExportMenu({ border }: { readonly border: ZoneBorder }) {
  const { t } = useTranslation('borderFiles');
  const name = `granica-${border.zoneCode}`;
  const download = async (ending: 'geojson' | 'kml' | 'zip') => {
    try {
      if (ending === 'geojson') downloadFile(`${name}.geojson`, 'application/geo+json', writeGeoJson(border));
      else if (ending === 'kml') {
        const { writeKml } = await import('../files/kml/writeKml.ts');
        downloadFile(`${name}.kml`, 'application/vnd.google-earth.kml+xml', writeKml(border));
      } else {
        const { writeShapefile } = await import('../files/shapefile/writeShapefile.ts');
        downloadFile(`${name}.zip`, 'application/zip', writeShapefile(border));
      }
    } catch {
      toast.error(t('downloadFailed'));
    }
  };
  return (
    <MenuButton
      label={t('download')}
      size="sm"
      align="start"
      icon={<Download aria-hidden />}
      disabled={border.polygons.length === 0}
      items={[
        { id: 'geojson', label: t('geojson'), onSelect: () => void download('geojson') },
        { id: 'kml', label: t('kml'), onSelect: () => void download('kml') },
        { id: 'zip', label: t('shapefile'), onSelect: () => void download('zip') },
      ]}
    />
  );
}
