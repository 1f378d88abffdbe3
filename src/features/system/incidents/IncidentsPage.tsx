import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { draftsOf } from '#features/forms/index.ts';
import { PageLayout, SearchBar } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { incidentParams } from '../pages.ts';
import { RightUnknown } from '../shared/RightUnknown.tsx';
import { IncidentDialog, type IncidentTarget } from './IncidentDialog.tsx';
import { IncidentsSection } from './IncidentsSection.tsx';
import { LinkedIncident } from './LinkedIncident.tsx';
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
  const { t } = useTranslation('system');
  const home = useHomeAddress();
  const formats = useFormats();
  const [target, setTarget] = useState<IncidentTarget>();
  const { state, write } = useUrlState(incidentParams);
  const { search, incident } = state;
  const list = useIncidents({ search });
  const { mayReadAll, count } = list;
  // A form that was interrupted opens again, once it is known that the user may use it.
  const [isRestored, setRestored] = useState(false);
  if (!isRestored && mayReadAll) {
    setRestored(true);
    setTarget(restoredTarget());
  }
  const show = (text: string) => write({ search: text, incident: '' });
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
          list={list}
          onClose={() => write({ search, incident: '' })}
          onEdit={mayReadAll ? (id) => setTarget({ kind: 'existing', id }) : undefined}
        />
      )}
      {mayReadAll && (
        <SearchBar
          name={t('incidents.search')}
          label={t('incidents.searchLabel')}
          hint={t('incidents.searchHint')}
          applied={search}
          busy={list.isRefreshing}
          onSearch={show}
        />
      )}
      <IncidentsSection
        list={list}
        search={mayReadAll ? search : ''}
        onClearSearch={() => show('')}
        onEdit={mayReadAll ? (id) => setTarget({ kind: 'existing', id }) : undefined}
      />
      <IncidentDialog target={target} onClose={() => setTarget(undefined)} />
    </PageLayout>
  );
}
