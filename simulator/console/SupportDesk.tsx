import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useRequestWords } from '#features/change-requests/index.ts';
import { loadRequests, loadState } from './controlCalls.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { RequestList } from './RequestList.tsx';
import './texts.ts';

/** How often the desk checks whether the world has changed (ms); the reply is a few bytes. */
const lookAgain = 2000;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 2fr) minmax(0, 3fr)' },
  },
});

/**
 * The operator's support for rehearsals: the change requests of all users, what each changes, and the decision on it. It
 * works by the simulator's control calls alone, so in the demo, in Storybook and over HTTP alike.
 */
export function SupportDesk() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const language = useLanguage();
  const { nameOf } = useRequestWords();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<RequestStatus>('pending');
  const [chosen, setChosen] = useState<number>();
  const state = useQuery({
    queryKey: ['console', 'state', language],
    queryFn: () => loadState(language),
    refetchInterval: lookAgain,
  });
  const requests = useQuery({
    queryKey: ['console', 'requests', language, status],
    queryFn: () => loadRequests(language, status),
    placeholderData: keepPreviousData,
  });
  const version = state.data?.version;
  const seen = useRef(version);
  useEffect(() => {
    // The world has changed since: a user asked for something, or another one decided. At first too: the requests may
    // have been loaded before the version was.
    if (seen.current !== version) {
      void queryClient.invalidateQueries({ queryKey: ['console', 'requests'] });
    }
    seen.current = version;
  }, [version, queryClient]);

  const request = requests.data?.find(({ id }) => id === chosen);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <PageHeader
        title={t('title')}
        description={
          state.data
            ? `${t('subtitle')} · ${t('world', { scenario: state.data.scenario, moment: formats.moment(new Date(state.data.now)) })}`
            : t('subtitle')
        }
      />
      <chakra.div overflowX="auto" p="2px">
        <SegmentedControl
          label={t('filter')}
          value={status}
          options={requestStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(value) => {
            setStatus(value);
            setChosen(undefined);
          }}
        />
      </chakra.div>
      <Columns>
        <Section title={t('list')} padding="none" refreshing={requests.isPlaceholderData}>
          {requests.error && !requests.data ? (
            <ErrorState
              compact
              title={t('failed')}
              text={t('failedText')}
              onRetry={() => void requests.refetch()}
              retrying={requests.isFetching}
            />
          ) : requests.data ? (
            <RequestList requests={requests.data} chosen={chosen} onChoose={setChosen} empty={t('none')} />
          ) : (
            <TableSkeleton rows={5} columns={2} />
          )}
        </Section>
        <Section title={request ? nameOf(request) : t('choose')}>
          {request ? (
            <DecisionPanel
              key={request.id}
              request={request}
              onDecided={() => void queryClient.invalidateQueries({ queryKey: ['console'] })}
            />
          ) : (
            <EmptyState compact title={t('choose')} />
          )}
        </Section>
      </Columns>
    </chakra.div>
  );
}
