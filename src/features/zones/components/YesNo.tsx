import { Span } from '@chakra-ui/react/span';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

interface YesNoProps {
  readonly value: boolean;
  /** The word alone, in small letters, within a sentence. */
  readonly plain?: boolean;
}

/** Yes or no, as an icon and a word. */
export function YesNo({ value, plain = false }: YesNoProps) {
  const { t } = useTranslation('zones');
  if (plain) return <span>{`${t(value ? 'list.yes' : 'list.no').toLowerCase()} `}</span>;
  const Icon = value ? Check : X;
  return (
    <Span display="inline-flex" alignItems="center" gap="1.5" color={value ? 'success.fg' : 'fg.muted'}>
      <Icon size={14} aria-hidden />
      <span>{t(value ? 'list.yes' : 'list.no')}</span>
    </Span>
  );
}
