import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { FailedPart, useMayOpen, useMinute } from '#features/pages/index.ts';
import { salesKinds, visibleDays } from './hours.ts';
import type { SalesPanelProps } from './SalesPanel.tsx';

const SalesPanel = lazyPart<SalesPanelProps>(() => import('./SalesPanel.tsx').then((part) => part.SalesPanel));

/**
 * The button that shows what was sold by hour on the day of an incident, to judge what it cost (behaviour 16.50). Nothing is
 * loaded before it is pressed. Not for who sees no transactions of the incident's service group.
 */
export function IncidentSales({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation('incidents');
  const id = useId();
  const minute = useMinute();
  const status = SalesPanel.useStatus();
  const [open, setOpen] = useState(false);
  const mayParkingList = useMayOpen('parking');
  const mayParking = useMayOpen('parkingProviderTransactions');
  const mayGarageList = useMayOpen('garages');
  const mayGarages = useMayOpen('garageTransactions');
  const may = { parking: mayParkingList && mayParking, garages: mayGarageList && mayGarages };
  const kinds = salesKinds(incident.serviceGroup).filter((kind) => may[kind]);
  if (kinds.length === 0) return null;
  const days = visibleDays(incident, minute);
  const loading = <TableSkeleton rows={6} columns={2} />;
  return (
    <Box mt="3">
      <Button
        size="sm"
        icon={<ChartColumn size={14} aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        aria-describedby={days ? undefined : `${id}-reason`}
        disabled={!days}
        onPointerEnter={SalesPanel.load}
        onFocus={SalesPanel.load}
        onClick={() => {
          void SalesPanel.load();
          setOpen(!open);
        }}
      >
        {t('sales.open')}
      </Button>
      {!days && (
        <Text id={`${id}-reason`} mt="1" textStyle="xs" color="fg.muted">
          {t(incident.begin > minute ? 'sales.notYet' : 'sales.tooOld')}
        </Text>
      )}
      {open && days && (
        <Box id={`${id}-panel`} mt="3">
          {status === 'failed' ? (
            <FailedPart retry={() => void SalesPanel.load()}>{t('sales.partMissing')}</FailedPart>
          ) : status === 'pending' ? (
            loading
          ) : (
            <Suspense fallback={loading}>
              <SalesPanel incident={incident} kinds={kinds} days={days} />
            </Suspense>
          )}
        </Box>
      )}
    </Box>
  );
}
