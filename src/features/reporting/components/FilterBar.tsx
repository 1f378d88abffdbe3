import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Sheet } from '#design-system/Sheet/Sheet.tsx';
import type { AppliedFilters } from '../useReportFilters.ts';
import { AppliedSummary } from './AppliedSummary.tsx';
import { FilterFields } from './FilterFields.tsx';

interface FilterBarProps {
  readonly applied: AppliedFilters;
  /** Only the dashboard is filtered by services. */
  readonly withServices?: boolean;
  /** A park's own report is not filtered by channel. */
  readonly withChannels?: boolean;
  /** New figures are on their way. */
  readonly busy?: boolean;
}

/**
 * The filters of a report: edits are held here and applied by Search (behaviour 3.3). Its last line, a summary of
 * what is applied, stays at the top while the page scrolls; on a phone the fields open in a sheet.
 */
export function FilterBar({ applied, withServices = false, withChannels = true, busy = false }: FilterBarProps) {
  const { t } = useTranslation('reporting');
  // Edits start over when something else was applied: by Search, Back, or a link.
  const key = JSON.stringify(applied.filters);
  return (
    <>
      {applied.problems.length > 0 && (
        <FormBanner tone="warning" title={t('problems.title')}>
          {applied.problems.map((problem) => t(`problems.${problem}`)).join(' ')}
        </FormBanner>
      )}
      <Box
        role="search"
        aria-label={t('filters.title')}
        hideBelow="md"
        bg="bg.surface"
        borderWidth="1px"
        borderBottomWidth="0"
        borderTopRadius="l3"
        p="4"
        mb="-4"
      >
        <FilterFields key={key} applied={applied} withServices={withServices} withChannels={withChannels} busy={busy} />
      </Box>
      <Flex
        position="sticky"
        top="0"
        zIndex="docked"
        align="center"
        gap="3"
        minH="10"
        px="4"
        py="2"
        bg="bg.raised"
        borderWidth="1px"
        borderTopRadius={{ base: 'l3', md: '0' }}
        borderBottomRadius="l3"
      >
        <AppliedSummary applied={applied} withServices={withServices} withChannels={withChannels} />
        <CopyButton
          iconOnly
          size="sm"
          variant="ghost"
          label={t('filters.copyLink')}
          text={() => window.location.href}
        />
        <Box hideFrom="md" flexShrink="0">
          <Sheet
            label={t('filters.open')}
            icon={<SlidersHorizontal size={16} aria-hidden />}
            title={t('filters.title')}
          >
            {(close) => (
              <FilterFields
                key={key}
                applied={applied}
                withServices={withServices}
                withChannels={withChannels}
                busy={busy}
                onApplied={close}
              />
            )}
          </Sheet>
        </Box>
      </Flex>
    </>
  );
}
