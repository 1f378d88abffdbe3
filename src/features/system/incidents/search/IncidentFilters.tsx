import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanSearch } from '#api/text.ts';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { dayProblem } from '#design-system/DateField/dayText.ts';
import { useDayErrorMessage } from '#design-system/DateField/useDayErrorMessage.ts';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { unbrokenDays } from '#design-system/language/formatsOf.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { useToday, ViewsButton } from '#features/pages/index.ts';
import { incidentComponentsQuery } from '../../queries.ts';
import type { FoundBy } from './found.ts';

/** What the incidents are searched by. */
export interface IncidentSearch extends FoundBy {
  /** The search of the call; empty for none. */
  readonly search: string;
}

interface IncidentFiltersProps {
  readonly applied: IncidentSearch;
  readonly busy: boolean;
  readonly onSearch: (search: IncidentSearch) => void;
}

/** The search of the call, the day on which incidents were active, and the component (behaviour 16.41); applied on submit. */
export const IncidentFilters = (props: IncidentFiltersProps) => {
  const { search, day, component } = props.applied;
  return <Fields key={[search, day, component].join('\n')} {...props} />;
};

const Retry = chakra('button', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'button' },
});

function Fields({ applied, busy, onSearch }: IncidentFiltersProps) {
  const { t } = useTranslation(['system', 'incidents']);
  const formats = useFormats();
  const today = useToday();
  const dayErrorMessage = useDayErrorMessage(today);
  const { data: components, isError, refetch } = useQuery(incidentComponentsQuery);
  const [draft, setDraft] = useState(applied);
  const [isTried, setTried] = useState(false);
  const problem = draft.day === '' ? undefined : dayProblem(draft.day, { today });
  const names = [...new Set([...(components ?? []).map(({ name }) => name), draft.component])].filter(Boolean);
  const change = (part: Partial<IncidentSearch>) => setDraft((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) {
      event.currentTarget.querySelector<HTMLElement>('input[name=day]')?.focus();
      return;
    }
    onSearch({ ...draft, search: cleanSearch(draft.search) });
  };
  return (
    <Box layerStyle="card" role="search" aria-label={t('incidents.search')} px={{ base: '4', md: '3' }} py="3">
      <Flex as="form" onSubmit={submit} gap="3" rowGap="3" align="flex-start" wrap="wrap">
        <Box flex="2 1 16rem" minW={{ base: 'full', sm: '14rem' }} maxW={{ md: '28rem' }}>
          <TextField
            label={t('incidents.searchLabel')}
            hint={t('incidents.searchHint', { day: unbrokenDays(formats.day(today)) })}
            type="search"
            value={draft.search}
            onChange={(search) => change({ search })}
            maxLength={100}
            enterKeyHint="search"
            icon={<Search size={16} aria-hidden />}
          />
        </Box>
        <Box flex="1 1 9rem" minW="0" maxW={{ md: '11rem' }}>
          <DateField
            label={t('incidents:search.day')}
            name="day"
            value={draft.day}
            onChange={(day) => change({ day })}
            today={today}
            error={isTried && problem ? dayErrorMessage(problem) : undefined}
          />
        </Box>
        <Box flex="1 1 10rem" minW="0" maxW={{ md: '16rem' }}>
          <ChoiceField
            label={t('incidents:search.component')}
            value={draft.component}
            placeholder={t('incidents:search.anyComponent')}
            options={[
              { value: '', label: t('incidents:search.anyComponent') },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(component) => change({ component })}
            hint={
              isError && (
                <span role="status">
                  <span>{t('incidents:search.componentsFailed')}</span>{' '}
                  <Retry type="button" onClick={() => void refetch()}>
                    <span>{t('incidents:search.retry')}</span>
                  </Retry>
                </span>
              )
            }
          />
        </Box>
        <Flex gap="2" pt={{ md: '1.4375rem' }} ms={{ md: 'auto' }} w={{ base: 'full', md: 'auto' }} justify="flex-end">
          <SubmitButton busy={busy} icon={<Search size={16} aria-hidden />}>
            {t('incidents.search')}
          </SubmitButton>
          <ViewsButton />
        </Flex>
      </Flex>
    </Box>
  );
}
