import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { Permission } from '#api/permissions.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { usePermission } from '#features/auth/index.ts';
import { ConfirmedWrite, useFailureText } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { isWithdrawn, withdrawRequest } from '../queries.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { CurrentReview } from './CurrentReview.tsx';

const tabs = { workingPeriod: 'working-hours', closingRule: 'closing-rules', border: 'borders' } as const;

/** The path of the request's item, and whether the user may open it. */
function placeOf({
  provider,
  zone,
  garage,
  resource,
}: ChangeRequest): { to: string; permission: Permission } | undefined {
  if (provider && zone) {
    const path = pathTo('parkingProviderZoneDetails', { id: provider.id, zoneId: zone.id });
    return { to: `${path}?tab=${tabs[resource]}`, permission: 'ParkingProviderZoneDetailsView' };
  }
  if (garage) return { to: pathTo('garageWorkingHours', { id: garage.id }), permission: 'GarazaWorkingHoursView' };
  return undefined;
}

/** A request as its author sees it: what it changes, the link to its item, and the button that withdraws it. */
export function OwnRequest({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('changeRequests');
  const queryClient = useQueryClient();
  const { nameOf } = useRequestTexts();
  const failureText = useFailureText();
  const place = placeOf(request);
  const mayOpen = usePermission(place?.permission ?? 'ChangeRequestsView') && place !== undefined;
  const mayChange = usePermission(request.garage ? 'ChangeGarageRequests' : 'ChangeParkingZoneRequests');
  const [asking, setAsking] = useState(false);
  return (
    <Flex direction="column" gap="3">
      <CurrentReview request={request} />
      <Flex gap="2.5" wrap="wrap">
        {mayOpen && place && (
          <LinkButton size="sm" to={place.to}>
            {t('review.open')}
          </LinkButton>
        )}
        {mayChange && request.status === 'pending' && (
          <Button size="sm" tone="danger" onClick={() => setAsking(true)}>
            {t('review.withdraw')}
          </Button>
        )}
      </Flex>
      <ConfirmedWrite
        open={asking}
        title={t('review.withdrawTitle')}
        text={t('review.withdrawText', { name: cutText(nameOf(request)) })}
        confirmLabel={t('review.withdraw')}
        tone="danger"
        write={() => withdrawRequest(request)}
        alreadyWritten={(signal) => isWithdrawn(request.id, signal)}
        onSuccess={() => {
          toast.success(t('review.withdrawn'), toastTime.operation);
          void queryClient.invalidateQueries();
        }}
        errorText={(error) => `${t('review.notWithdrawn')} ${failureText(error)}`}
        // Somebody may have decided it in the meantime: the page then shows the decision.
        onError={() => void queryClient.invalidateQueries({ queryKey: ['change-requests'] })}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
