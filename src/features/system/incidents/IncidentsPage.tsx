import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { draftsOf } from '#features/forms/index.ts';
import { AllPagesBar, PageLayout, useMinute } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { incidentParams } from '../pages.ts';
import { RightUnknown } from '../shared/RightUnknown.tsx';
import { IncidentDialog, type IncidentTarget } from './IncidentDialog.tsx';
import { IncidentsSection } from './IncidentsSection.tsx';
import { LinkedIncident } from './LinkedIncident.tsx';
import { ActiveToo, FoundNote } from './search/FoundNote.tsx';
import { dayOfSearch, isLookedFor } from './search/found.ts';
import { IncidentFilters, type IncidentSearch } from './search/IncidentFilters.tsx';
import { useFoundIncidents } from './search/useFoundIncidents.ts';
import { useIncidents } from './useIncidents.ts';
import { incidentDrafts } from './values.ts';

export { incidentsLoader as loader } from '../pages.ts';
export { IncidentsPage as Component };

/** The incident of the draft that an interrupted form has left; undefined when there is none. */
function restoredTarget(): IncidentTarget | undefined {
  const [end] = draftsOf(incidentDrafts);
  if (end === undefined) return undefined;
  return end === 'new' ? { kind: 'new' } : { kind: 'existing', id: Number(end) };
}

/**
 * The incidents (behaviour 16.2 to 16.4): all of them, with search and form, for users who may see them, else the
 * public ones. The search is in the URL; the list grows by loading more.
 */
function IncidentsPage() {
  const { t } = useTranslation(['system', 'incidents']);
  const home = useHomeAddress();
  const formats = useFormats();
  const [target, setTarget] = useState<IncidentTarget>();
  const { state, write } = useUrlState(incidentParams);
  const { search, day, component, incident } = state;
  // Only who may search looks for something over all pages; whether they may is not known at first.
  const looksFor = isLookedFor(state);
  const plainList = useIncidents({ search, enabled: !looksFor });
  const publicList = useIncidents({ enabled: looksFor && plainList.mayReadAll === false });
  const { mayReadAll } = plainList;
  const isFinding = looksFor && mayReadAll !== false;
  const found = useFoundIncidents({
    ...state,
    enabled: looksFor && mayReadAll === true,
    list: plainList,
    minute: useMinute(),
  });
  const list = isFinding ? found.list : looksFor ? publicList : plainList;
  const { count } = list;
  // A form that was interrupted opens again, once it is known that the user may use it.
  const [isRestored, setRestored] = useState(false);
  if (!isRestored && mayReadAll) {
    setRestored(true);
    setTarget(restoredTarget());
  }
  const show = (next: Partial<IncidentSearch>) => write({ search: '', day: '', component: '', ...next, incident: '' });
  const noneFor = () => {
    if (!mayReadAll) return undefined;
    const parts = [
      ...(search ? [t('incidents:search.by.text', { search })] : []),
      ...(day ? [t('incidents:search.by.day', { day: formats.day(day) })] : []),
      ...(component ? [t('incidents:search.by.component', { component })] : []),
    ];
    if (!looksFor) return search ? t('incidents.noneFor', { search }) : undefined;
    return t('incidents:search.none', { by: parts.join(', ') });
  };
  const begunOn = mayReadAll && !looksFor ? dayOfSearch(search) : undefined;
  const isUnread = isFinding && ['asks', 'cancelled', 'failed'].includes(found.all.state);
  return (
    <PageLayout>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: home },
          { label: t('status.title'), to: pathTo('systemStatus') },
          { label: t('incidents.title') },
        ]}
        title={t('incidents.title')}
        {...(list.rows && {
          count: formats.count(count),
          countLabel: t('incidents.count', { count, value: formats.count(count) }),
        })}
        actions={
          mayReadAll && (
            <Button
              variant="solid"
              tone="brand"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setTarget({ kind: 'new' })}
            >
              {t('incidents.add')}
            </Button>
          )
        }
      />
      {mayReadAll === false && list.rightFailure === null && (
        <FormBanner tone="info">{t('incidents.publicOnly')}</FormBanner>
      )}
      <RightUnknown list={list} />
      {incident && (
        <LinkedIncident
          id={Number(incident)}
          // It does not wait until all pages are read.
          list={isFinding ? { ...list, rows: list.rows ?? [] } : list}
          onClose={() => write({ ...state, incident: '' })}
          onEdit={mayReadAll ? (id) => setTarget({ kind: 'existing', id }) : undefined}
        />
      )}
      {mayReadAll && (
        <IncidentFilters
          applied={{ search, day, component }}
          busy={isFinding ? found.all.state === 'reading' : list.isRefreshing}
          onSearch={show}
        />
      )}
      <IncidentsSection
        list={list}
        noneFor={noneFor()}
        onClearSearch={() => show({})}
        onEdit={mayReadAll ? (id) => setTarget({ kind: 'existing', id }) : undefined}
        note={
          isFinding ? (
            <>
              <AllPagesBar all={found.all} needs={t('incidents:search.needs')} />
              {found.read && <FoundNote read={found.read} found={count} onAll={() => show({})} />}
            </>
          ) : (
            begunOn && <ActiveToo day={begunOn} onActive={() => show({ day: begunOn })} />
          )
        }
        {...(isUnread && {
          instead: <EmptyState compact title={t('incidents:search.notYet')} text={t('incidents:search.needs')} />,
        })}
      />
      <IncidentDialog target={target} onClose={() => setTarget(undefined)} />
    </PageLayout>
  );
}
