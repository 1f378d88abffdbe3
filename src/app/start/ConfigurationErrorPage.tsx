import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ReloadButton } from '../routing/ReloadButton.tsx';
import type { ConfigurationFault } from './configurationError.ts';
import { problemsOf } from './configurationProblems.ts';

/** Replaces the whole portal when its configuration is invalid. Names each invalid value for the administrator. */
export function ConfigurationErrorPage({ fault }: { readonly fault: ConfigurationFault }) {
  const { t } = useTranslation('app');
  return (
    <main>
      <ErrorState
        title={t('configuration.title')}
        text={
          <>
            <span>{t('configuration.text')}</span>
            <chakra.ul layerStyle="card" listStyleType="none" mt="3" px="4" py="2.5" textAlign="start" color="fg">
              {problemsOf(fault).map((problem) => (
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
