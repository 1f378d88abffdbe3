import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** The arrow at the end of the browser's own select; `narrow` in one of a card's head. Its place is `position: relative`. */
export function SelectArrow({ narrow }: { readonly narrow?: boolean }) {
  return (
    <chakra.span
      position="absolute"
      insetEnd={narrow ? '2.5' : '3'}
      top="50%"
      transform="translateY(-50%)"
      pointerEvents="none"
      color="fg.muted"
      aria-hidden
    >
      <ChevronDown size={16} />
    </chakra.span>
  );
}
