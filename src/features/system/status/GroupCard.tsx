import { chakra } from '@chakra-ui/react/styled-system';
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
        <chakra.p px="4" py="6" color="fg.muted">
          {t('status.noTests')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none">
          {group.tests.map((test) => (
            <chakra.li
              key={`${test.code}|${test.name}`}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              columnGap="4"
              px="4"
              py="2"
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: '0' }}
            >
              <chakra.span minWidth="0" overflowWrap="anywhere" textStyle="text">
                {test.name}{' '}
                <chakra.span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" ms="1.5">
                  {test.code}
                </chakra.span>
              </chakra.span>
              <chakra.span display="flex" flexShrink="0" maxWidth="50%">
                <ConditionTag state={test.state} />
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}
