import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Sheet } from '#design-system/Sheet/Sheet.tsx';
import type { SectionQuery } from '#features/pages/index.ts';
import { CopyLink, ViewsButton } from '#features/pages/index.ts';
import { useViewState } from '#features/url-state/index.ts';
import type { Compared } from '../comparedQuery.ts';
import { PeriodNotes } from '../periods/lazyPeriodNotes.ts';
import { AppliedSummary } from './AppliedSummary.tsx';
import { FilterFields } from './FilterFields.tsx';
import { comparedBy, compareKindOf, perDayView } from './filters.ts';
import { TypedNote } from './TypedNote.tsx';
import { UnlikeNote } from './UnlikeNote.tsx';
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
  const { range, compare, perDay = false } = applied.filters;
  const [view, setView] = useViewState(perDayView);
  const summaryRef = useRef<HTMLDivElement>(null);
  // Edits are reset when other filters are applied: by Search, Back, or a link.
  const key = JSON.stringify({ ...applied.filters, perDay: undefined });
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const edited = editedKey === key;
  const earlier = queries.find(({ isEarlier }) => isEarlier)?.data?.filters ?? null;
  const fields = { applied, withServices, withChannels, busy };
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
      <Flex display={{ base: 'contents', md: 'flex' }} align="center" gap="4">
        <Flex
          flex={{ md: '1' }}
          minW="0"
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
            // At 400 % the bar would cover more than half of the window.
            '@media (max-height: 20rem)': { position: 'static' },
          }}
        >
          <AppliedSummary
            ref={summaryRef}
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
        <Flex ms={{ md: 'auto' }} px={{ base: '1', md: '2' }} flexShrink="0">
          <Checkbox
            label={t('filters.perDay')}
            checked={view.perDay === true}
            onChange={(on) => setView({ perDay: on })}
          />
        </Flex>
      </Flex>
      {compare && (
        <Flex
          direction={{ base: 'column', md: 'row' }}
          wrap={{ md: 'wrap' }}
          align={{ md: 'center' }}
          columnGap="4"
          rowGap="0.5"
          px={{ base: '1', md: '2' }}
          css={{ '&:empty': { display: 'none' } }}
        >
          {compareKindOf(applied.filters) === 'typed' && !edited && (
            <TypedNote
              onPrevious={() => {
                // The button that had the focus is about to be removed; the sentence says what holds now.
                summaryRef.current?.focus();
                applied.apply(comparedBy('previousPeriod', applied.filters));
              }}
            />
          )}
          <UnlikeNote range={range} compare={compare} perDay={perDay} />
          <Suspense>
            <PeriodNotes range={range} compare={compare} />
          </Suspense>
        </Flex>
      )}
    </>
  );
}
