import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslation } from 'react-i18next';
import { useAppliedTexts } from '../useAppliedTexts.ts';
import type { AppliedFilters } from '../useReportFilters.ts';

interface AppliedSummaryProps {
  readonly applied: AppliedFilters;
  readonly withServices: boolean;
  readonly withChannels: boolean;
}

/** The applied filters as a sentence: "Showing: 1–20 November 2026, compared with: same days last year; 6 of 8 channels". */
export function AppliedSummary({ applied, withServices, withChannels }: AppliedSummaryProps) {
  const { t } = useTranslation('reporting');
  const { range, compare, channels, services } = useAppliedTexts(applied.filters, { withServices, withChannels });
  return (
    <Flex
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
      <Box as="span">
        <Box as="span" hideBelow="md">
          {t('applied.shown')}{' '}
        </Box>
        <Strong>{range}</Strong>
        {compare && (
          <>
            {' '}
            {t('applied.comparedWith')} <Strong>{compare}</Strong>
          </>
        )}
        {channels && <> · {channels}</>}
        {services && <> · {services}</>}
      </Box>
    </Flex>
  );
}

const Strong = ({ children }: { readonly children: string }) => (
  <Box as="strong" fontWeight="semibold" color="fg">
    {children}
  </Box>
);
