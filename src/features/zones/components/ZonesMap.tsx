import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { Zone } from '#api/contract/zones.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { MapView } from '#design-system/map/MapView.tsx';
import type { PointedShape } from '#design-system/map/types.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { pathTo } from '#features/routes/paths.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { YesNo } from './YesNo.tsx';
import { ZoneState } from './ZoneState.tsx';

interface ZonesMapProps extends PointedShape {
  readonly providerId: number;
  /** The provider's place. */
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** The approved borders; undefined while they load. */
  readonly borders: readonly ZoneBorder[] | undefined;
  readonly zones: readonly Zone[] | undefined;
}

/** A provider's zones on a map, each with a popover of its details. */
export function ZonesMap({ providerId, place, borders, zones, lit, onPoint }: ZonesMapProps) {
  const { t } = useTranslation('zones');
  const shapes = useMemo(
    () =>
      (borders ?? []).map((border) => {
        const zone = zones?.find(({ code }) => code === border.zoneCode);
        return {
          id: border.zoneCode,
          label: border.zoneName,
          polygons: border.polygons,
          fill: border.fill,
          fillOpacity: border.fillOpacity,
          popover: <ZonePopover providerId={providerId} border={border} zone={zone} />,
        };
      }),
    [providerId, borders, zones],
  );
  return (
    <Section title={t('map.title')}>
      <MapView
        label={t('map.title')}
        shapes={shapes}
        place={place}
        height={360}
        loading={borders === undefined}
        lit={lit}
        onPoint={onPoint}
      />
    </Section>
  );
}

interface ZonePopoverProps {
  readonly providerId: number;
  readonly border: ZoneBorder;
  readonly zone: Zone | undefined;
}

function ZonePopover({ providerId, border, zone }: ZonePopoverProps) {
  const { t } = useTranslation('zones');
  const { seesDetails } = useZoneRights();
  return (
    <Stack gap="1.5" textStyle="sm">
      <strong translate="no">
        <bdi {...cutProps(border.zoneName)} /> <span>{`· ${border.zoneCode}`}</span>
      </strong>
      {zone && (
        <>
          <ZoneState isActive={zone.isActive} />
          <span>
            <span>{`${t('list.hours')}:`}</span> <YesNo value={zone.hasWorkingPeriods} />
          </span>
          {seesDetails && (
            <div>
              <LinkButton
                size="xs"
                to={pathTo('parkingProviderZoneDetails', { id: providerId, zoneId: zone.id })}
                label={t('list.detailsOf', { name: zone.name })}
              >
                {t('list.details')}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
