import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { PartHeader } from '../PartHeader.tsx';
import '../texts.ts';
import { useConsolePlace, useMails } from '../useControl.ts';

/** The mails that would have been sent, the newest first; their links open the portal, where its address is known. */
export function MailsPart() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { portalAddress } = useConsolePlace();
  const mails = useMails().data;
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.mails')} description={t(portalAddress ? 'mailsText' : 'mailsTextRemote')} />
      {!mails && <TableSkeleton rows={3} columns={2} />}
      {mails?.length === 0 && (
        <Section title={t('parts.mails')} headless>
          <EmptyState compact title={t('noMails')} text={t('noMailsText')} />
        </Section>
      )}
      {mails?.map(({ at, to, subject, text, link }, place) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: mails are only added, and have no id.
          key={mails.length - place}
          title={subject}
          description={`${to} · ${formats.moment(new Date(at))}`}
        >
          <Flex direction="column" gap="3">
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            {link && (
              <Flex gap="2" align="center" wrap="wrap">
                {portalAddress ? (
                  <chakra.a
                    href={portalAddress(link)}
                    target="_blank"
                    rel="noopener"
                    color="brand.fg"
                    textDecoration="underline"
                    overflowWrap="anywhere"
                  >
                    {link}
                  </chakra.a>
                ) : (
                  <Box overflowWrap="anywhere">{link}</Box>
                )}
                <CopyButton iconOnly size="xs" text={portalAddress?.(link) ?? link} label={t('copyMailLink')} />
              </Flex>
            )}
          </Flex>
        </Section>
      ))}
    </Flex>
  );
}
