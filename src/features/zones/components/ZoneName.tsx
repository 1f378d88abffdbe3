import { Span } from '@chakra-ui/react/span';
import X from 'lucide-react/icons/x';
import { cutProps } from '#design-system/LongText/cutText.ts';

interface ZoneNameProps {
  readonly name: string;
  readonly code: string;
  /** `#RRGGBB`, or null for a zone without one. */
  readonly color: string | null;
}

const isWhite = (color: string) => /^#f{6}$/i.test(color);

/** A zone's name with its colour: white is an empty circle, no colour a cross (behaviour 12.4). */
export const ZoneName = ({ name, code, color }: ZoneNameProps) => (
  <Span display="inline-flex" alignItems="center" gap="2.5" minWidth="0">
    {color === null ? (
      <Span data-icon="none" display="inline-flex" color="fg.muted" aria-hidden>
        <X size={14} />
      </Span>
    ) : (
      <Span
        data-icon={isWhite(color) ? 'empty' : 'filled'}
        aria-hidden
        flexShrink={0}
        width="3.5"
        height="3.5"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border.control"
        style={isWhite(color) ? undefined : { background: color }}
      />
    )}
    <span>
      <bdi {...cutProps(name)} />{' '}
      <Span color="fg.muted" fontWeight="normal">
        {code}
      </Span>
    </span>
  </Span>
);
