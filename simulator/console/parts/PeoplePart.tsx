import { Box } from '@chakra-ui/react/box';
import { Button as ChakraButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { loadPeople, type Person } from '../controlCalls.ts';
import { PartHeader } from '../PartHeader.tsx';
import '../texts.ts';
import { useConsolePlace } from '../useControl.ts';

const People = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { px: '4', py: '3' },
    '& > li + li': { borderTopWidth: '1px' },
    '& summary': { cursor: 'pointer', color: 'brand.fg', width: 'fit-content' },
    '& code': { textStyle: 'xs', px: '1.5', py: '0.5', bg: 'bg.muted', borderRadius: 'l1', overflowWrap: 'anywhere' },
  },
});

/** Who can sign in, what they may do, and signing in as one of them in a new tab. */
export function PeoplePart() {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { addressFor, hasSharedSession } = useConsolePlace();
  const text = addressFor ? (hasSharedSession ? 'peopleTextShared' : 'peopleText') : 'peopleTextRemote';
  const people = useQuery({ queryKey: ['console', 'people', language], queryFn: () => loadPeople(language) });
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.people')} description={t(text)} />
      <Section title={t('accounts')} padding="none">
        {people.data ? (
          <People aria-label={t('accounts')}>
            {people.data.map((person) => (
              <PersonRow key={person.username} person={person} address={addressFor?.(person.username)} />
            ))}
          </People>
        ) : people.error ? (
          <ErrorState compact title={t('failed')} text={t('failedText')} onRetry={() => void people.refetch()} />
        ) : (
          <TableSkeleton rows={8} columns={2} />
        )}
      </Section>
    </Flex>
  );
}

function PersonRow({ person, address }: { readonly person: Person; readonly address: string | undefined }) {
  const { t } = useTranslation('console');
  const { username, name, permissions } = person;
  return (
    <li>
      <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
        <Box minWidth="0" flex="1 1 9rem">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {longText(name)}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {`${username} · ${t(`mayDo.${username as 'operator'}`, { defaultValue: '' })}`}
          </Text>
        </Box>
        {address === undefined ? (
          <CopyButton text={username} label={t('copyName', { name: username })} icon="copy" size="sm" />
        ) : (
          <ChakraButton asChild variant="outline" size="sm" colorPalette="brand">
            <a href={address} target="_blank" rel="noopener" aria-label={t('signInAs', { name: username })}>
              <ExternalLink size={16} aria-hidden />
              <span>{t('signIn')}</span>
            </a>
          </ChakraButton>
        )}
      </Flex>
      {permissions.length > 0 && (
        <chakra.details mt="1" textStyle="sm">
          <summary>{t('permissions', { count: permissions.length })}</summary>
          <Flex wrap="wrap" gap="1.5" pt="2">
            {permissions.map((permission) => (
              <code key={permission}>{permission}</code>
            ))}
          </Flex>
        </chakra.details>
      )}
    </li>
  );
}
