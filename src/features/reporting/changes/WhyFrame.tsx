import { Box } from '@chakra-ui/react/box';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '#design-system/afterPaint.ts';
import { WaterfallDrawing } from '#design-system/charts/lazyDrawings.ts';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { whenIdle } from '#design-system/whenIdle.ts';
import type { SectionQuery } from '#features/pages/index.ts';
import type { ReportFilters } from '../filters/filters.ts';
import type { ComparedList, WhyReports } from './why.ts';

/** What the section is about: a list of outlets, or the reports of one. */
export type WhySource =
  | {
      readonly list: SectionQuery<ComparedList>;
      /** The head of the naming column, and the name of the list. */
      readonly names: { readonly column: string; readonly list: string };
      /** The page of an outlet; undefined where the user may not open it. */
      readonly addressOf?: ((id: number) => string) | undefined;
    }
  | {
      readonly articles: SectionQuery<WhyReports['articles']>;
      /** Undefined for a kind of outlet without reports by channel. */
      readonly channels: SectionQuery<NonNullable<WhyReports['channels']>> | undefined;
      /** Whether the kind of outlet has zones. */
      readonly hasZones: boolean;
    };

export interface WhySectionProps {
  readonly source: WhySource;
}

/** px: the highest that the chart is, and its table. */
export const mostHeight = 320;

const WhySection = lazyPart<WhySectionProps>(async () => {
  void WaterfallDrawing.load();
  const [{ WhySection: Part }] = await Promise.all([import('./WhySection.tsx'), loadTexts(['changes'])]);
  return Part;
});

/** Fetches the section's code in an idle moment, while a page's figures are on their way. */
export const loadWhy = () => whenIdle(() => void WhySection.load());

/** The place of the figures while they, or the code that shows them, are loading. */
export const WhySkeleton = () => (
  <Box px="4" py="3">
    <ChartSkeleton height={mostHeight + 12} />
  </Box>
);

interface WhyFrameProps extends WhySectionProps {
  /** The filters of the page; without a comparison there is no section. */
  readonly filters: ReportFilters;
}

/**
 * "Why did it change": what moved the total between the compared periods (behaviour 4.15 to 4.19). Its code and its texts are loaded
 * once something is compared, after the page's first figures are painted.
 */
export function WhyFrame({ source, filters }: WhyFrameProps) {
  const { t } = useTranslation('reporting');
  const status = WhySection.useStatus();
  const isNeeded = filters.compare !== null;
  useEffect(() => (isNeeded ? afterPaint(() => void WhySection.load()) : undefined), [isNeeded]);
  // The page's first figures do not wait until the causes are computed and rendered.
  const isLater = useDeferredValue(status === 'loaded', false);
  if (!isNeeded) return null;
  if (isLater && status === 'loaded') return <WhySection source={source} />;
  return (
    <Section title={t('why')} padding="none">
      {status === 'failed' ? (
        <ErrorState title={t('failure.title')} onRetry={() => void WhySection.load()} />
      ) : (
        <WhySkeleton />
      )}
    </Section>
  );
}
