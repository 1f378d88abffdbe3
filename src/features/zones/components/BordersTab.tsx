import { Stack } from '@chakra-ui/react/stack';
import Maximize from 'lucide-react/icons/maximize';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { prepareBorderEditor } from '#features/change-requests/index.ts';
import type { Outlet } from '#features/outlets/index.ts';
import { type SectionQuery, SectionState } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { BorderState } from './BorderState.tsx';
import { ZoneBorderEditor } from './ZoneBorderEditor.tsx';

interface BordersTabProps {
  readonly providerId: number;
  readonly zoneId: number;
  /** Undefined until loaded. */
  readonly info: ParkingProviderInfo | undefined;
  /** The error of the info. */
  readonly failed: Outlet<ParkingProviderInfo>['failed'];
  readonly details: SectionQuery<ZoneDetails>;
}

/** A zone's approved and requested border; the editor opens in a dialog or on a page of its own. */
export function BordersTab({ providerId, zoneId, info, failed, details }: BordersTabProps) {
  const { t } = useTranslation('zones');
  const { canChange } = useZoneRights();
  const [editing, setEditing] = useState(false);
  const zone = details.data;
  const hasBorder = zone !== undefined && (zone.border !== null || zone.borderRequest !== null);
  return (
    <Section
      title={t('borders.title')}
      actions={
        canChange && (
          <>
            <LinkButton size="sm" icon={<Maximize aria-hidden />} to={pathTo('zoneGeo', { id: providerId, zoneId })}>
              {t('borders.fullPage')}
            </LinkButton>
            <Button
              size="sm"
              variant="solid"
              icon={<Pencil aria-hidden />}
              disabled={zone === undefined}
              onPointerEnter={prepareBorderEditor}
              onFocus={prepareBorderEditor}
              onClick={() => setEditing(true)}
            >
              {t(hasBorder ? 'borders.edit' : 'borders.draw')}
            </Button>
          </>
        )
      }
    >
      <SectionState query={details} skeleton={<TableSkeleton rows={7} columns={2} />}>
        {(shown) => (
          <Stack gap="4">
            <BorderState providerId={providerId} zone={shown} info={info} canChange={canChange} />
          </Stack>
        )}
      </SectionState>
      {zone && (
        <Dialog
          open={editing}
          size="full"
          title={t('borders.editing', { name: zone.name })}
          ownClose
          onClose={() => setEditing(false)}
        >
          <ZoneBorderEditor
            providerId={providerId}
            zone={zone}
            info={info}
            failed={failed}
            onClose={() => setEditing(false)}
            height="calc(100dvh - 2.5rem)"
          />
        </Dialog>
      )}
    </Section>
  );
}
