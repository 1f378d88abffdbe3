import { Span } from '@chakra-ui/react/span';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** The arrow at the end of a native select; `narrow` in a card's head. Its parent needs `position: relative`. */
export function SelectArrow({ narrow }: { readonly narrow?: boolean }) {
  return (
    <Span
      position="absolute"
      insetEnd={narrow ? '2.5' : '3'}
      top="50%"
      transform="translateY(-50%)"
      pointerEvents="none"
      color="fg.muted"
      aria-hidden
    >
      <ChevronDown size={16} />
    </Span>
  );
}
