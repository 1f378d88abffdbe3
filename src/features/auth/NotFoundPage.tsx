import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { pathTo } from '#features/routes/paths.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

/** The page for an unknown path, and for an object that does not exist (behaviour 1.22). */
export function NotFoundPage(page: PublicPageProps) {
  const { t } = useTranslation('account');
  return (
    <PublicPage {...page} title={t('notFound.title')} text={t('notFound.text')}>
      <Box>
        <LinkButton to={pathTo('home')} variant="solid">
          {t('toHome')}
        </LinkButton>
      </Box>
    </PublicPage>
  );
}
