import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import List from 'lucide-react/icons/list';
import Settings from 'lucide-react/icons/settings';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useUser } from '#features/auth/index.ts';
import { useFailureText } from '#features/forms/index.ts';
import { pathTo } from '#features/paths.ts';
import { useIncidents } from '../incidents/useIncidents.ts';
import { statusFreshness, systemStatusQuery } from '../queries.ts';
import { Columns } from './Columns.tsx';
import { GroupCard } from './GroupCard.tsx';
import { OngoingCard } from './OngoingCard.tsx';
import { OverallCard } from './OverallCard.tsx';
import { RefreshNote } from './RefreshNote.tsx';
import { StatusSkeleton } from './StatusSkeleton.tsx';
import { TimelineSection } from './TimelineSection.tsx';
import { stageOf } from './timeline.ts';

/**
 * How the system is (behaviour 16.10 and 16.13): in a sentence, what is going on, the two groups with their tests, and
 * what has been. It is refreshed every minute while it is visible, and shows when it last was.
 */
export function SystemStatusPage() {
  const { t } = useTranslation('system');
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
  const now = new Date();
  const ongoing = (list.rows ?? []).filter((incident) => stageOf(incident, now) === 'ongoing');
  const refresh = () => {
    void status.refetch();
    list.refresh();
  };
  // What is older of the two: nothing on the page is older than the shown time.
  const updatedAt = list.updatedAt > 0 ? Math.min(status.dataUpdatedAt, list.updatedAt) : status.dataUpdatedAt;
  const busy = status.isFetching || list.isRefreshing;
  const staleError = (groups && !status.isFetching ? status.error : null) ?? list.refreshError;
  return (
    <Flex direction="column" gap="4">
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: pathTo('home') }, { label: t('status.title') }]}
        title={t('status.title')}
        actions={
          <>
            <RefreshNote at={updatedAt} busy={busy} onRefresh={refresh} />
            <LinkButton to={pathTo('settings')} icon={<Settings size={16} aria-hidden />}>
              {t('status.settings')}
            </LinkButton>
            <LinkButton to={pathTo('incidents')} icon={<List size={16} aria-hidden />}>
              {t(list.mayReadAll === false ? 'status.publicIncidents' : 'status.incidents')}
            </LinkButton>
          </>
        }
      />
      {user?.permissions.length === 0 && <FormBanner tone="info">{t('status.newcomer')}</FormBanner>}
      {staleError !== null && (
        <FormBanner
          tone="warning"
          title={t('status.stale', { time: formats.time(new Date(updatedAt)) })}
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
      {ongoing.length > 0 && <OngoingCard incidents={ongoing} now={now} />}
      {groups ? (
        <Columns>
          {groups.map((group) => (
            <GroupCard key={group.name} group={group} />
          ))}
        </Columns>
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
      <TimelineSection list={list} now={now} />
    </Flex>
  );
}
