import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

/** Yes or no, as a mark and a word. */
export function YesNo({ value }: { readonly value: boolean }) {
  const { t } = useTranslation('zones');
  const Icon = value ? Check : X;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={value ? 'success.fg' : 'fg.muted'}>
      <Icon size={14} aria-hidden />
      {t(value ? 'list.yes' : 'list.no')}
    </chakra.span>
  );
}
