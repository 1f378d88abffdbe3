import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { LoadingStatus } from '#design-system/Loading/LoadingStatus.tsx';
import { SkeletonLine } from '#design-system/Loading/SkeletonLine.tsx';
import { weekdays } from './model.ts';
import { PeriodCards } from './PeriodCards.tsx';

interface PeriodListSkeletonProps {
  /** Whether the cards have actions. */
  readonly actions: boolean;
}

/** Two seasons in each of three years. Fewer would let the page's footer move when the cards come. */
const cards = [1, 2, 3, 4, 5, 6];

/** The skeleton of a `PeriodList`: cards as high as those of working periods. */
export const PeriodListSkeleton = ({ actions }: PeriodListSkeletonProps) => (
  <LoadingStatus>
    <PeriodCards>
      {cards.map((card) => (
        <Stack key={card} gap="3" p="4" borderWidth="1px" borderRadius="l2" bg="bg.surface">
          <Stack gap="1">
            <SkeletonLine line={5.25} height={3.5} width="11rem" />
            <SkeletonLine line={5} height={3} width="8rem" />
          </Stack>
          <Stack gap="1">
            {weekdays.map((weekday) => (
              <SkeletonLine key={weekday} line={5} height={3} width={weekday % 2 === 0 ? '6rem' : '7rem'} />
            ))}
          </Stack>
          {actions && <Skeleton height="8" width="10rem" mt="1" />}
        </Stack>
      ))}
    </PeriodCards>
  </LoadingStatus>
);
