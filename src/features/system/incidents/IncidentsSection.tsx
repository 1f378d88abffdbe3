import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#api/serverClock.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { useMinute } from '#features/pages/index.ts';
import { IncidentDetails } from './IncidentDetails.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useIncidentColumns } from './useIncidentColumns.tsx';
import type { IncidentList } from './useIncidents.ts';

interface IncidentsSectionProps {
  readonly list: IncidentList;
  /** Why there may be none; undefined where nothing is searched for. */
  readonly noneFor: string | undefined;
  readonly onClearSearch: () => void;
  /** Undefined without the right to change incidents. */
  readonly onEdit: ((id: number) => void) | undefined;
  /** What stands above the rows. */
  readonly note?: ReactNode;
  /** What stands in place of rows that are not loaded; default: a skeleton. */
  readonly instead?: ReactNode;
}

/** The number of skeleton rows while loading. */
const usualRows = 20;

/** The list of incidents as a table with expandable rows, in the server's order, and the button for more. */
export function IncidentsSection({ list, noneFor, onClearSearch, onEdit, note, instead }: IncidentsSectionProps) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  const { rows, error, refreshError, updatedAt } = list;
  const minute = useMinute();
  // What has ended in this minute is over, although the minute began before.
  const now = useMemo(() => new Date(Math.max(minute.getTime(), momentOf(updatedAt).getTime())), [minute, updatedAt]);
  const columns = useIncidentColumns(onEdit, now);
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
        {note}
        {error ? (
          <ErrorState title={t('timeline.failed')} text={failureText(error)} onRetry={list.refresh} />
        ) : rows === undefined ? (
          (instead ?? <TableSkeleton rows={usualRows} columns={columns.length} />)
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
                text={noneFor ?? t('incidents.noneText')}
                action={noneFor !== undefined && <Button onClick={onClearSearch}>{t('incidents.clear')}</Button>}
              />
            }
          />
        )}
        {rows && rows.length > 0 && <MoreRows list={list} label={t('incidents.more')} />}
      </Section>
    </Box>
  );
}
