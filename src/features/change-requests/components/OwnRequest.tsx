import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { Permission } from '#api/permissions.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { usePermission } from '#features/auth/index.ts';
import { ConfirmedWrite, useFailureText } from '#features/forms/index.ts';
import { pathTo } from '#features/paths.ts';
import { withdrawRequest } from '../queries.ts';
import { useRequestWords } from '../useRequestWords.ts';
import { RequestReview } from './RequestReview.tsx';

const tabs = { workingPeriod: 'working-hours', closingRule: 'closing-rules', border: 'borders' } as const;

/** Where what the request is about is shown, and whether the user may open it. */
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

/** A request for the users who made it: what it changes, the link to its item, and withdrawing it. */
export function OwnRequest({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('changeRequests');
  const queryClient = useQueryClient();
  const { nameOf } = useRequestWords();
  const failureText = useFailureText();
  const place = placeOf(request);
  const mayOpen = usePermission(place?.permission ?? 'ChangeRequestsView') && place !== undefined;
  const mayChange = usePermission(request.garage ? 'ChangeGarageRequests' : 'ChangeParkingZoneRequests');
  const [asking, setAsking] = useState(false);
  return (
    <Flex direction="column" gap="3">
      <RequestReview request={request} />
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
        text={t('review.withdrawText', { name: nameOf(request) })}
        confirmLabel={t('review.withdraw')}
        tone="danger"
        write={() => withdrawRequest(request)}
        onSuccess={() => {
          toast.success(t('review.withdrawn'));
          void queryClient.invalidateQueries();
        }}
        errorText={(error) => `${t('review.notWithdrawn')} ${failureText(error)}`}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
