import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ListFilter from 'lucide-react/icons/list-filter';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportFilters } from './filters.ts';
import { useAppliedTexts } from './useAppliedTexts.ts';

interface AppliedSummaryProps {
  /** Receives the focus where the control that had it goes away. */
  readonly ref?: Ref<HTMLDivElement>;
  /** The applied filters. */
  readonly filters: ReportFilters;
  /** The filters of the figures on screen, while those of the applied ones load; else null. */
  readonly earlier: ReportFilters | null;
  readonly withServices: boolean;
  readonly withChannels: boolean;
}

/**
 * The filters of the figures on screen as a sentence: "Showing: 1–20 November 2026, compared with: same days last year; 6 of 8
 * channels". While other figures load, it says so, and which ones (behaviour 3.19).
 */
export function AppliedSummary({ ref, filters, earlier, withServices, withChannels }: AppliedSummaryProps) {
  const { t } = useTranslation('reporting');
  const parts = { withServices, withChannels };
  return (
    <Flex
      ref={ref}
      tabIndex={-1}
      flex="1"
      minW="0"
      align="baseline"
      gap="2"
      textStyle="table"
      color="fg.muted"
      role="status"
      aria-label={t('applied.label')}
    >
      <Box as="span" alignSelf="center" flexShrink="0">
        <ListFilter size={16} aria-hidden />
      </Box>
      {earlier ? (
        <span>
          <span>{t('applied.stillShown')}</span> <Filters filters={earlier} {...parts} />
          <span>{' · '}</span>
          <span>{t('applied.loading')}</span> <Filters filters={filters} {...parts} />
        </span>
      ) : (
        <span>
          <Box as="span" hideBelow="md">
            {t('applied.shown')}
          </Box>{' '}
          <Filters filters={filters} {...parts} />
        </span>
      )}
    </Flex>
  );
}

type FiltersProps = Pick<AppliedSummaryProps, 'filters' | 'withServices' | 'withChannels'>;

/** Filters in words; each part is an element of its own, since parts come and go (behaviour 20.13). */
function Filters({ filters, ...parts }: FiltersProps) {
  const { t } = useTranslation('reporting');
  const { range, compare, channels, services } = useAppliedTexts(filters, parts);
  return (
    <>
      <Strong>{range}</Strong>
      {compare && (
        <>
          {' '}
          <span>{t('applied.comparedWith')}</span> <Strong>{compare}</Strong>
        </>
      )}
      {channels && <span>{` · ${channels}`}</span>}
      {services && <span>{` · ${services}`}</span>}
    </>
  );
}

const Strong = ({ children }: { readonly children: string }) => (
  <Box as="strong" fontWeight="semibold" color="fg">
    {children}
  </Box>
);
