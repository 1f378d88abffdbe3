import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Setting } from '#api/contract/accounts.ts';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useUser } from '#features/auth/index.ts';
import { EmailSection } from './EmailSection.tsx';
import { SwitchList } from './SwitchList.tsx';
import { useSettingSwitches, useSubscriptionSwitches } from './useSettingsSwitches.ts';

export { SettingsPage as Component };

const Nothing = chakra('p', { base: { px: '4', py: '6', color: 'fg.muted' } });

/**
 * The user's own settings (behaviour 17.2, 17.3 and 17.5): e-mail address, switches, and the groups whose incidents
 * they are notified of.
 */
function SettingsPage() {
  const { t } = useTranslation('settings');
  const home = useHomeAddress();
  const user = useUser();
  const settingSwitches = useSettingSwitches();
  const subscriptionSwitches = useSubscriptionSwitches();
  if (!user) return null;
  const settings = user.settings.filter(isSwitch);
  return (
    <Flex direction="column" gap="4">
      <PageHeader breadcrumbs={[{ label: t('home'), to: home }, { label: t('title') }]} title={t('title')} />
      <Stack gap="4" maxWidth="48rem">
        <EmailSection stored={user.email} />
        <Section title={t('switches')} description={t('switchesText')} padding="none">
          {settings.length === 0 ? (
            <Nothing>{t('noSwitches')}</Nothing>
          ) : (
            <SwitchList
              switches={settingSwitches}
              items={settings.map(({ code, name, description }) => ({ key: code, label: name || code, description }))}
            />
          )}
        </Section>
        <Section title={t('subscriptions')} description={t('subscriptionsText')} padding="none">
          {user.subscriptions.length === 0 ? (
            <Nothing>{t('noSubscriptions')}</Nothing>
          ) : (
            <SwitchList
              switches={subscriptionSwitches}
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

/** Whether a setting is on or off, by its value and not by the server's type (behaviour 17.2). */
const isSwitch = ({ value }: Setting) => value === 'true' || value === 'false';
