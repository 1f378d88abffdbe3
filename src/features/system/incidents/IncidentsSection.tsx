import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { IncidentDetails } from './IncidentDetails.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useIncidentColumns } from './useIncidentColumns.tsx';
import type { IncidentList } from './useIncidents.ts';

interface IncidentsSectionProps {
  readonly list: IncidentList;
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Undefined without the right to change incidents. */
  readonly onEdit: ((id: number) => void) | undefined;
}

/** The number of skeleton rows while loading. */
const usualRows = 20;

/** The list of incidents as a table with expandable rows, in the server's order, and the button for more. */
export function IncidentsSection({ list, search, onClearSearch, onEdit }: IncidentsSectionProps) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  const columns = useIncidentColumns(onEdit);
  const { rows, error, refreshError } = list;
  return (
    <Box css={{ '--sticky-top': '0px' }}>
      <Section title={t('incidents.title')} padding="none" refreshing={list.isRefreshing}>
        {refreshError !== null && (
          <Box p="4">
            <FormBanner
              title={t('timeline.failed')}
              action={
                <Button size="sm" onClick={list.refresh}>
                  {t('status.retry')}
                </Button>
              }
            >
              {failureText(refreshError)}
            </FormBanner>
          </Box>
        )}
        {error ? (
          <ErrorState title={t('timeline.failed')} text={failureText(error)} onRetry={list.refresh} />
        ) : rows === undefined ? (
          <TableSkeleton rows={usualRows} columns={columns.length} />
        ) : (
          <DataTable
            label={t('incidents.title')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            rowLabel={({ title }) => title.slice(0, 100)}
            renderExpanded={(incident) => <IncidentDetails incident={incident} />}
            empty={
              <EmptyState
                compact
                title={t('incidents.none')}
                text={search ? t('incidents.noneFor', { search }) : t('incidents.noneText')}
                action={search && <Button onClick={onClearSearch}>{t('incidents.clear')}</Button>}
              />
            }
          />
        )}
        {rows && rows.length > 0 && <MoreRows list={list} label={t('incidents.more')} />}
      </Section>
    </Box>
  );
}
