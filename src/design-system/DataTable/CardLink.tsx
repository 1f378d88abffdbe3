import { Button } from '@chakra-ui/react/button';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '../Link/Link.tsx';

interface CardLinkProps {
  readonly to: string;
  /** The link's accessible name: `Detalji: Zagrebparking`. */
  readonly label: string;
}

/** The link at the end of a card, to the page of its row. */
export const CardLink = ({ to, label }: CardLinkProps) => (
  <Button asChild variant="outline" size="sm" paddingInline="0">
    <Link to={to} aria-label={label}>
      <ChevronRight aria-hidden />
    </Link>
  </Button>
);
