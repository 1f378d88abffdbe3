import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '../Button/LinkButton.tsx';

interface CardLinkProps {
  readonly to: string;
  /** The link's accessible name: `Detalji: Zagrebparking`. */
  readonly label: string;
}

/** The link at the end of a card, to the page of its row. */
export const CardLink = ({ to, label }: CardLinkProps) => (
  <ButtonLink to={to} variant="outline" size="sm" style={{ paddingInline: 0 }} aria-label={label}>
    <ChevronRight aria-hidden />
  </ButtonLink>
);
