import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { StatusGroup } from '#api/contract/system.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { ConditionTag } from '../shared/ConditionTag.tsx';

/** A group of the system: its state, and each of its tests with state and code. */
export function GroupCard({ group }: { readonly group: StatusGroup }) {
  const { t } = useTranslation('system');
  return (
    <Section
      title={group.name}
      description={t('status.tests', { count: group.tests.length })}
      actions={<ConditionTag state={group.state} />}
      padding="none"
    >
      {group.tests.length === 0 ? (
        <Text px="4" py="6" color="fg.muted">
          {t('status.noTests')}
        </Text>
      ) : (
        <chakra.ul listStyleType="none">
          {group.tests.map((test) => (
            <Flex
              as="li"
              key={`${test.code}|${test.name}`}
              align="center"
              justify="space-between"
              columnGap="4"
              px="4"
              py="2"
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: '0' }}
            >
              <Span minWidth="0" overflowWrap="anywhere" textStyle="text">
                <span>{test.name}</span>{' '}
                <Span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" ms="1.5">
                  {test.code}
                </Span>
              </Span>
              <Flex as="span" flexShrink="0" maxWidth="50%">
                <ConditionTag state={test.state} />
              </Flex>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}
