import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#api/days.ts';
import { momentOf } from '#api/serverClock.ts';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { useCommands } from '#design-system/commandPalette.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { useToday } from '../clock.ts';
import type { SectionQuery } from './sectionQuery.ts';

interface UpdatedAtProps {
  /** The queries of the page's figures. */
  readonly queries: readonly Pick<SectionQuery<unknown>, 'data' | 'updatedAt' | 'isRefreshing' | 'isEarlier'>[];
  /** Fetches the figures again. */
  readonly onRefresh: () => void;
}

/**
 * "As of 10:00": when the page's figures arrived, the oldest of them, in the business time zone, with the button that
 * fetches them again (behaviour 3.17). Times of another day have their date. Figures of earlier filters are called so.
 */
export function UpdatedAt({ queries, onRefresh }: UpdatedAtProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const today = useToday();
  const arrived = Math.min(...queries.map(({ updatedAt }) => updatedAt).filter((time) => time > 0));
  const [shown, setShown] = useState(arrived);
  // While figures of other filters load, those on screen are still the earlier ones.
  if (Number.isFinite(arrived) && arrived !== shown) setShown(arrived);
  // Beside a skeleton there is nothing that has a time.
  const hasFigures = queries.some(({ data }) => data !== undefined);
  const moment = hasFigures && Number.isFinite(shown) ? momentOf(shown) : null;
  const time =
    moment &&
    (dayOf(moment) === today
      ? t('updated.time', { time: formats.time(moment) })
      : t('updated.day', { moment: formats.minute(moment) }));
  useCommands(() => [
    {
      id: 'refresh',
      label: t('updated.refresh'),
      icon: <RefreshCw aria-hidden />,
      disabled: queries.some(({ isRefreshing }) => isRefreshing),
      onSelect: onRefresh,
    },
  ]);
  const isEarlier = queries.some((query) => query.isEarlier);
  return (
    <Flex align="center" gap="1">
      <Span textStyle="table" color="fg.muted" whiteSpace="nowrap" aria-live="polite">
        {time && isEarlier ? t('updated.earlier', { time }) : time}
      </Span>
      <IconButton
        size="sm"
        variant="ghost"
        label={t('updated.refresh')}
        title={t('updated.refresh')}
        icon={<RefreshCw aria-hidden />}
        busy={queries.some(({ isRefreshing }) => isRefreshing)}
        onClick={onRefresh}
      />
    </Flex>
  );
}
