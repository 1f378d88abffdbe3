import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { pathTo } from '#features/paths.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

/** What a missing permission leads to (behaviour 1.21). */
export function DeniedPage(page: PublicPageProps) {
  const { t } = useTranslation('auth');
  return (
    <PublicPage {...page} title={t('denied.title')} text={t('denied.text')}>
      <Flex wrap="wrap" gap="3">
        <LinkButton to={pathTo('login')} variant="solid">
          {t('toLogin')}
        </LinkButton>
        <LinkButton to={pathTo('home')}>{t('toHome')}</LinkButton>
      </Flex>
    </PublicPage>
  );
}
