import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { pathTo } from '#features/paths.ts';
import { ReportPage, SearchBar } from '#features/reporting/index.ts';
import { IncidentDialog, type IncidentTarget } from './IncidentDialog.tsx';
import { IncidentsSection } from './IncidentsSection.tsx';
import { useIncidents } from './useIncidents.ts';

/**
 * The incidents (behaviour 16.2 to 16.4): all, with search and form, for whom the server lets see them, else the public
 * ones. The search is in the URL; the list grows by loading more.
 */
export function IncidentsPage() {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const [target, setTarget] = useState<IncidentTarget>();
  const search = params.get('search')?.trim() ?? '';
  const list = useIncidents({ search });
  const { mayReadAll, count } = list;
  const show = (text: string) => setParams(text ? { search: text } : {}, { preventScrollReset: true });
  return (
    <ReportPage>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: pathTo('home') },
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
      {mayReadAll === false && <FormBanner tone="info">{t('incidents.publicOnly')}</FormBanner>}
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
    </ReportPage>
  );
}
