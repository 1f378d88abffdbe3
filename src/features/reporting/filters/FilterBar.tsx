import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Sheet } from '#design-system/Sheet/Sheet.tsx';
import type { SectionQuery } from '#features/pages/index.ts';
import { CopyLink, ViewsButton } from '#features/pages/index.ts';
import type { Compared } from '../comparedQuery.ts';
import { AppliedSummary } from './AppliedSummary.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { AppliedFilters } from './useReportFilters.ts';

interface FilterBarProps {
  readonly applied: AppliedFilters;
  /** The page's head, for pages whose head is in the line of the filters. */
  readonly header?: ReactNode;
  /** Only the dashboard is filtered by services. */
  readonly withServices?: boolean;
  /** A park's own report is not filtered by channel. */
  readonly withChannels?: boolean;
  /** The page's figures: while some of them are earlier ones, the sentence names their filters too. */
  readonly queries?: readonly SectionQuery<Compared<unknown>>[];
  /** New figures are loading. */
  readonly busy?: boolean;
}

/**
 * The filters of a report: edits are component state, and Search applies them (behaviour 3.3). In a wide window they
 * are one line that stays at the top while the page scrolls; on a phone they open in a sheet.
 */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation('reporting');
  const { problems } = props.applied;
  return (
    <>
      {problems.length > 0 && (
        <FormBanner tone="warning" title={t('problems.title')}>
          {problems.map((problem) => t(`problems.${problem}`)).join(' ')}
        </FormBanner>
      )}
      <Filters {...props} />
    </>
  );
}

const none: readonly never[] = [];

function Filters(props: FilterBarProps) {
  const { applied, header, withServices = false, withChannels = true, queries = none, busy = false } = props;
  const { t } = useTranslation('reporting');
  const { compare, channelIds, serviceIds } = applied.filters;
  // Edits are reset when other filters are applied: by Search, Back, or a link.
  const key = JSON.stringify(applied.filters);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const edited = editedKey === key;
  const earlier = queries.find(({ isEarlier }) => isEarlier)?.data?.filters ?? null;
  const fields = { applied, withServices, withChannels, busy };
  // The closed controls say the range already; the sentence says what they cannot, and what holds until Search.
  const saysMore =
    edited ||
    earlier !== null ||
    compare !== null ||
    (withChannels && channelIds !== null) ||
    (withServices && serviceIds !== null);
  // Two ranges leave no space for the head in the line.
  const headerAbove = compare !== null;
  return (
    <>
      {headerAbove && header}
      {/* Below `xl` the box is not laid out: its parts are parts of the page's column. */}
      <Flex
        display={{ base: 'contents', xl: 'flex' }}
        align="center"
        gap="4"
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
      >
        {!headerAbove && header}
        <Box
          role="search"
          aria-label={t('filters.title')}
          hideBelow="md"
          flex="1"
          minW="0"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="l3"
          px="2"
          py="1.5"
        >
          <FilterFields key={key} {...fields} inline onEdit={(is) => setEditedKey(is ? key : null)} />
        </Box>
      </Flex>
      <Flex
        data-quiet={saysMore ? undefined : ''}
        position={{ base: 'sticky', md: 'static' }}
        top="0"
        zIndex="docked"
        align="center"
        gap="3"
        minH={{ base: '10', md: '5' }}
        px={{ base: '4', md: '2' }}
        py={{ base: '2', md: '0' }}
        bg={{ base: 'bg.surface', md: 'transparent' }}
        borderWidth={{ base: '1px', md: '0' }}
        borderRadius="l3"
        css={{
          md: { '&[data-quiet]': { srOnly: true } },
          // At 400 % the bar would cover more than half of the window.
          '@media (max-height: 20rem)': { position: 'static' },
        }}
      >
        <AppliedSummary
          filters={applied.filters}
          earlier={earlier}
          withServices={withServices}
          withChannels={withChannels}
        />
        <Flex hideFrom="md" flexShrink="0" gap="1">
          <CopyLink />
          <ViewsButton />
          <Sheet
            label={t('filters.open')}
            icon={<SlidersHorizontal size={16} aria-hidden />}
            title={t('filters.title')}
          >
            {(close) => <FilterFields key={key} {...fields} onApplied={close} />}
          </Sheet>
        </Flex>
      </Flex>
    </>
  );
}
