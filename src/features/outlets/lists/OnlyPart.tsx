import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { ListPart } from '#features/pages/index.ts';
import { useSalesChannels } from '#features/reporting/index.ts';

interface OnlyPartProps {
  readonly only: ListPart;
  /** Shows all transactions. */
  readonly onAll: () => void;
}

/** Says which part of the transactions a link shows, a line of a day for instance, with the way to all of them. */
export function OnlyPart({ only: { channelId, zone, price }, onAll }: OnlyPartProps) {
  const { t } = useTranslation(['lists', 'reporting']);
  const formats = useFormats();
  const { items } = useSalesChannels();
  const name = items.find(({ id }) => id === channelId)?.name ?? String(channelId);
  return (
    <Flex layerStyle="card" role="note" aria-label={t('only.label')} align="center" wrap="wrap" gap="3" px="4" py="1.5">
      <Flex wrap="wrap" columnGap="4" textStyle="table" minW="0" overflowWrap="anywhere">
        <span>{t('only.channel', { name })}</span>
        {zone !== null && <span>{t('only.zone', { name: zone || t('reporting:articles.noZone') })}</span>}
        {price !== null && <span>{t('only.price', { price: formats.money(price) })}</span>}
      </Flex>
      <Box ms={{ md: 'auto' }}>
        <Button size="sm" variant="outline" onClick={onAll}>
          {t('only.all')}
        </Button>
      </Box>
    </Flex>
  );
}
