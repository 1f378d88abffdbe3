import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

/** The id of the page's main part. */
export const mainId = 'main';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation('data');
  return (
    <chakra.a
      href={`#${mainId}`}
      onClick={(event) => {
        // Moves the focus without a new entry in the browser's history.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      borderRadius="l2"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="medium"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {t('frame.skip')}
    </chakra.a>
  );
}
