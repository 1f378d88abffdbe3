import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import List from 'lucide-react/icons/list';
import Settings from 'lucide-react/icons/settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#api/serverClock.ts';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useUser } from '#features/auth/index.ts';
import { useFailureText } from '#features/forms/index.ts';
import { useMinute } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useIncidents } from '../incidents/useIncidents.ts';
import { statusFreshness, systemStatusQuery } from '../queries.ts';
import { failingTests } from '../shared/condition.ts';
import { RightUnknown } from '../shared/RightUnknown.tsx';
import { DaysSection } from './days/DaysSection.tsx';
import { GroupCard } from './GroupCard.tsx';
import { OngoingCard } from './OngoingCard.tsx';
import { OverallCard } from './OverallCard.tsx';
import { RefreshNote } from './RefreshNote.tsx';
import { OngoingSkeleton, StatusSkeleton } from './StatusSkeleton.tsx';
import { TimelineSection } from './TimelineSection.tsx';
import { TwoColumns } from './TwoColumns.tsx';
import { phaseOf } from './timeline.ts';

export { systemStatusLoader as loader } from '../pages.ts';
export { SystemStatusPage as Component };

/** The most ongoing incidents for which place is kept while they are loading. */
const mostExpected = 3;

/**
 * The status of the system (behaviour 16.10 and 16.13): in a sentence, the ongoing incidents, the two groups with their
 * tests, and past incidents. It is refreshed every minute while it is visible, and shows when it last was.
 */
function SystemStatusPage() {
  const { t } = useTranslation('system');
  const home = useHomeAddress();
  const formats = useFormats();
  const failureText = useFailureText();
  const user = useUser();
  const status = useQuery({
    ...systemStatusQuery,
    refetchInterval: statusFreshness,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const list = useIncidents({ live: true });
  const groups = status.data && Object.values(status.data);
  const minute = useMinute();
  // What has arrived in this minute may be younger than its beginning.
  const at = Math.max(minute.getTime(), momentOf(list.updatedAt).getTime());
  const moment = useMemo(() => new Date(at), [at]);
  const ongoing = (list.rows ?? []).filter((incident) => phaseOf(incident, moment) === 'ongoing');
  // Where tests do not pass there are mostly incidents: their place is kept, so that the groups do not move when they come.
  const isWaiting = list.rows === undefined && list.error === null;
  const expected = isWaiting && groups ? Math.min(failingTests(groups).length, mostExpected) : 0;
  const refresh = () => {
    void status.refetch();
    list.refresh();
  };
  // The older of the two times, so that nothing on the page is older than the shown time.
  const updatedAt = list.updatedAt > 0 ? Math.min(status.dataUpdatedAt, list.updatedAt) : status.dataUpdatedAt;
  const busy = status.isFetching || list.isRefreshing;
  const staleError = (groups && !status.isFetching ? status.error : null) ?? list.refreshError;
  return (
    <Flex direction="column" gap="4">
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: home }, { label: t('status.title') }]}
        title={t('status.title')}
        actions={
          <>
            <RefreshNote at={updatedAt} busy={busy} onRefresh={refresh} />
            <LinkButton to={pathTo('settings')} icon={<Settings size={16} aria-hidden />}>
              {t('status.settings')}
            </LinkButton>
            <LinkButton to={pathTo('incidents')} icon={<List size={16} aria-hidden />}>
              {t(
                list.mayReadAll === false && list.rightFailure === null ? 'status.publicIncidents' : 'status.incidents',
              )}
            </LinkButton>
          </>
        }
      />
      {user?.permissions.length === 0 && <FormBanner tone="info">{t('status.newcomer')}</FormBanner>}
      <RightUnknown list={list} />
      {staleError !== null && (
        <FormBanner
          tone="warning"
          title={t('status.stale', { time: formats.time(momentOf(updatedAt)) })}
          action={
            <Button size="sm" onClick={refresh}>
              {t('status.retry')}
            </Button>
          }
        >
          {failureText(staleError)}
        </FormBanner>
      )}
      {groups && <OverallCard groups={groups} />}
      {ongoing.length > 0 && <OngoingCard incidents={ongoing} now={moment} mayChange={list.mayReadAll === true} />}
      {expected > 0 && <OngoingSkeleton incidents={expected} />}
      {groups ? (
        <TwoColumns>
          {groups.map((group) => (
            <GroupCard key={group.name} group={group} />
          ))}
        </TwoColumns>
      ) : status.error && !status.isFetching ? (
        <Section>
          <ErrorState
            title={t('status.failed')}
            text={failureText(status.error)}
            onRetry={() => void status.refetch()}
          />
        </Section>
      ) : (
        <StatusSkeleton />
      )}
      <DaysSection list={list} now={moment} />
      <TimelineSection list={list} now={moment} />
    </Flex>
  );
}
