import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { pathTo } from '#features/routes/paths.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

/** The page for a missing permission (behaviour 1.21). */
export function DeniedPage(page: PublicPageProps) {
  const { t } = useTranslation('account');
  return (
    <PublicPage {...page} title={t('denied.title')} text={t('denied.text')}>
      <Flex wrap="wrap" gap="3">
        {/* The login page leads a signed-in user on, unless asked to show itself. */}
        <LinkButton to={`${pathTo('login')}?again`} variant="solid">
          {t('toLogin')}
        </LinkButton>
        <LinkButton to={pathTo('home')}>{t('toHome')}</LinkButton>
      </Flex>
    </PublicPage>
  );
}
