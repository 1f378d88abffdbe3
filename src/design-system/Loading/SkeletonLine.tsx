import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';

interface SkeletonLineProps {
  /** The height of the line of text that the skeleton replaces, in steps of 4 px. */
  line: number;
  /** The height of the bar in it. */
  height: number;
  width: string;
}

const rem = (step: number) => `${step / 4}rem`;

/** A bar in the middle of a line that is as high as the text that it replaces. */
export function SkeletonLine({ line, height, width }: SkeletonLineProps) {
  return (
    <Flex as="span" align="center" maxWidth="48" style={{ height: rem(line) }}>
      <Skeleton style={{ height: rem(height), width }} />
    </Flex>
  );
}
