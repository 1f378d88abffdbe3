import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';

interface SkeletonLineProps {
  /** The height of the line of text that will stand here, as a step of the spacing scale. */
  line: string;
  /** The height of the bar in it. */
  height: string;
  width: string;
}

/** A bar in the middle of a line that is as high as the text to come. */
export function SkeletonLine({ line, height, width }: SkeletonLineProps) {
  return (
    <chakra.span display="flex" alignItems="center" height={line} maxWidth="48">
      <Skeleton height={height} width={width} />
    </chakra.span>
  );
}
