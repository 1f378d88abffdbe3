import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** Stands in for the whole portal when its configuration is wrong; names each wrong value for who deploys it. */
export function ConfigurationFailed({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useTranslation('app');
  return (
    <main>
      <ErrorState
        title={t('configuration.title')}
        text={
          <>
            {t('configuration.text')}
            <chakra.ul layerStyle="card" listStyleType="none" mt="3" px="4" py="2.5" textAlign="start" color="fg">
              {problems.map((problem) => (
                <chakra.li key={problem} py="1">
                  {problem}
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        }
        action={<ReloadButton />}
      />
    </main>
  );
}
