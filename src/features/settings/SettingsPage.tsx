import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Setting } from '#api/contract/accounts.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useUser } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import { EmailSection } from './EmailSection.tsx';
import { SwitchList } from './SwitchList.tsx';
import { useBoards } from './useBoards.ts';

const Nothing = chakra('p', { base: { px: '4', py: '6', color: 'fg.muted' } });

/**
 * What users set for themselves (behaviour 17.2, 17.3 and 17.5): address, switches, and whose incidents they are
 * notified of.
 */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useUser();
  const boards = useBoards();
  if (!user) return null;
  const switches = user.settings.filter(isSwitch);
  return (
    <Flex direction="column" gap="4">
      <PageHeader breadcrumbs={[{ label: t('home'), to: pathTo('home') }, { label: t('title') }]} title={t('title')} />
      <Stack gap="4" maxWidth="48rem">
        <EmailSection stored={user.email} />
        <Section title={t('switches')} description={t('switchesText')} padding="none">
          {switches.length === 0 ? (
            <Nothing>{t('noSwitches')}</Nothing>
          ) : (
            <SwitchList
              board={boards.settings}
              items={switches.map(({ code, name, description }) => ({ key: code, label: name || code, description }))}
            />
          )}
        </Section>
        <Section title={t('subscriptions')} description={t('subscriptionsText')} padding="none">
          {user.subscriptions.length === 0 ? (
            <Nothing>{t('noSubscriptions')}</Nothing>
          ) : (
            <SwitchList
              board={boards.subscriptions}
              items={user.subscriptions.map(({ serviceGroup }) => ({
                key: serviceGroup.code,
                label: serviceGroup.description,
              }))}
            />
          )}
        </Section>
      </Stack>
    </Flex>
  );
}

/** A setting that is on or off, whatever the server calls its type: its value shows it (behaviour 17.2). */
const isSwitch = ({ value }: Setting) => value === 'true' || value === 'false';
