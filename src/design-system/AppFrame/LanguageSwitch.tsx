import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Languages from 'lucide-react/icons/languages';
import { useTranslation } from 'react-i18next';
import { type Language, languageSettings, languages } from '../language/languages.ts';
import { MenuButton } from '../MenuButton/MenuButton.tsx';

interface LanguageSwitchProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** The current language, and a menu of all languages; each is named in its own language. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <MenuButton
      label={t('frame.language')}
      items={languages.map((value) => ({
        id: value,
        label: languageSettings[value].name,
        checked: value === language,
        onSelect: () => {
          if (value !== language) onChange(value);
        },
      }))}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          px="2"
          gap="1.5"
          color="fg.muted"
          aria-label={`${t('frame.language')}: ${languageSettings[language].name}, ${language.toUpperCase()}`}
        >
          <Languages aria-hidden />
          <VisuallyHidden>{`${t('frame.language')}:`}</VisuallyHidden>
          <span translate="no">{language.toUpperCase()}</span>
          <Span display={{ base: 'none', sm: 'flex' }}>
            <ChevronDown aria-hidden />
          </Span>
        </Button>
      }
    />
  );
}
