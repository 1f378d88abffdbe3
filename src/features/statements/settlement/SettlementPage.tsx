import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import FileArchive from 'lucide-react/icons/file-archive';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '#api/serverClock.ts';
import { sessionUser } from '#api/session.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { useUser } from '#features/auth/index.ts';
import {
  FailedPart,
  PageLayout,
  type SectionQuery,
  SectionState,
  UpdatedAt,
  useSectionQuery,
  useToday,
} from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { useReportAddress } from '#features/reporting/index.ts';
import { pathTo, permissionsOf } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { TabLinks } from '../TabLinks.tsx';
import { settlementDocument } from './document.ts';
import { FindDialog } from './FindDialog.tsx';
import { MonthBar } from './MonthBar.tsx';
import { type MarkBook, openMarks } from './marks.ts';
import type { Month } from './months.ts';
import {
  daysOf,
  figuresQuery,
  kinds,
  monthOf,
  monthStatementsQuery,
  pagesAtOnce,
  type SearchProgress,
  settlementParams,
  type View,
} from './queries.ts';
import { allStatements, plainCandidate, type SettlementRow, settlementRows, stateOf } from './rows.ts';
import { SettlementTable } from './SettlementTable.tsx';
import { useAllMarks } from './useMarks.ts';
import { useMonthZip } from './useMonthZip.ts';
import { ZipPanel } from './ZipPanel.tsx';

export { SettlementPage as Component };

/** A month's settlement (behaviour 11.16): the outlets' figures beside the partners' statements, to be checked one by one. */
function SettlementPage() {
  const today = useToday();
  const params = useMemo(() => settlementParams(today), [today]);
  const { state, problems, change, write } = useUrlState(params);
  return (
    <Settlement
      // Another user has marks of his own.
      key={sessionUser()}
      month={state.month}
      show={state.show}
      isBadMonth={problems.length > 0}
      onMonth={(month) => write({ ...state, month })}
      onShow={(show) => change({ show })}
    />
  );
}

interface SettlementProps {
  readonly month: Month;
  readonly show: View;
  readonly isBadMonth: boolean;
  readonly onMonth: (month: Month) => void;
  readonly onShow: (show: View) => void;
}

/** Both queries as one of the section: its rows are there when both are. */
function useMonth(month: Month) {
  const today = useToday();
  const permissions = useUser()?.permissions;
  const lists = useMemo(
    () => kinds.filter((kind) => permissionsOf(kind).every((each) => permissions?.includes(each))),
    [permissions],
  );
  const [asked, setAsked] = useState({ month, limit: pagesAtOnce });
  const limit = asked.month === month ? asked.limit : pagesAtOnce;
  const [progress, setProgress] = useState<SearchProgress & { readonly month: Month }>();
  const figures = useSectionQuery(figuresQuery(month, daysOf(month, today), lists));
  const found = useSectionQuery(monthStatementsQuery(month, limit, (reached) => setProgress({ ...reached, month })));
  // Rows of another month are not shown while those of this one load: a tick would be that of the wrong month.
  const both = figures.data?.month === month && found.data?.month === month;
  const rows = useMemo(
    () => (both && figures.data && found.data ? settlementRows(figures.data, found.data) : undefined),
    [both, figures.data, found.data],
  );
  const retry = () => {
    figures.retry();
    found.retry();
  };
  const query: SectionQuery<readonly SettlementRow[]> = {
    data: rows,
    error: figures.error ?? found.error,
    isRefreshing: both && (figures.isRefreshing || found.isRefreshing),
    isEarlier: false,
    isCurrent: both && figures.isCurrent && found.isCurrent,
    updatedAt: both ? Math.min(figures.updatedAt, found.updatedAt) : 0,
    retry: figures.error && !found.error ? figures.retry : found.error && !figures.error ? found.retry : retry,
  };
  return {
    query,
    reload: retry,
    failed: (both && figures.data?.failed) || [],
    retryFailed: figures.retry,
    isRetrying: figures.isRefreshing,
    unread: (both && found.data?.unread) || 0,
    readOn: () => setAsked({ month, limit: limit + pagesAtOnce }),
    progress: found.isCurrent || progress?.month !== month ? undefined : progress,
  };
}

function Settlement({ month, show, isBadMonth, onMonth, onShow }: SettlementProps) {
  const { t } = useTranslation(['settlement', 'statements', 'reporting']);
  const formats = useFormats();
  const addressOf = useReportAddress();
  const today = useToday();
  const book = useMemo(() => openMarks(month), [month]);
  const { query, reload, failed, retryFailed, isRetrying, unread, readOn, progress } = useMonth(month);
  const zip = useMonthZip(month);
  const [finding, setFinding] = useState<SettlementRow>();
  // Which rows a view shows is decided when it is chosen: a row that is ticked stays where it is.
  const rows = useMemo(() => query.data?.filter((row) => isShown(row, show, book)), [query.data, show, book]);
  const all = query.data ?? [];
  return (
    <PageLayout range={daysOf(month, today)}>
      <PageHeader
        breadcrumbs={[
          { label: t('statements:home'), to: addressOf('home') },
          { label: t('statements:title'), to: pathTo('statements') },
          { label: t('title') },
        ]}
        title={t('statements:title')}
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                holds: 'rows',
                document: () =>
                  settlementDocument({
                    rows: rows ?? [],
                    book,
                    shown: t(`show.${show}`),
                    createdAt: now(),
                    formats,
                    t,
                  }),
              },
            ]}
            disabled={!query.isCurrent}
          />
        }
      />
      <TabLinks current="settlement" />
      {isBadMonth && <FormBanner tone="warning">{t('badMonth')}</FormBanner>}
      <MonthBar month={month} show={show} onMonth={onMonth} onShow={onShow} />
      {failed.length > 0 && (
        <FailedPart retry={retryFailed} retrying={isRetrying}>
          {t('listFailed', { names: failed.map((kind) => t(`kinds.${kind}`)).join(', ') })}
        </FailedPart>
      )}
      {unread > 0 && (
        <FormBanner
          tone="warning"
          action={
            <Button size="sm" onClick={readOn}>
              {t('readOn')}
            </Button>
          }
        >
          {t('unread', { count: unread })}
        </FormBanner>
      )}
      <NotKept book={book} />
      <ZipPanel {...zip} />
      <Section
        title={t('title')}
        padding="none"
        refreshing={query.isRefreshing}
        description={
          <>
            {month === monthOf(today) && (
              <Text as="span" marginEnd="1">
                {t('unfinished')}
              </Text>
            )}
            {query.data && all.length > 0 && <Progress rows={all} book={book} />}
          </>
        }
        actions={
          <>
            <UpdatedAt queries={[query]} onRefresh={reload} />
            {query.data && <Actions rows={all} book={book} zip={zip} />}
          </>
        }
      >
        {progress && !query.error && (
          <Box px="4" py="2" borderBottomWidth="1px" color="fg.muted" textStyle="sm" role="status">
            {t('searching', { read: formats.count(progress.read), of: formats.count(progress.of) })}
          </Box>
        )}
        <SectionState query={query} skeleton={<TableSkeleton rows={12} columns={7} />}>
          {() => (
            <SettlementTable
              rows={rows ?? []}
              book={book}
              isCurrent={query.isCurrent}
              isFiltered={show !== 'all'}
              onFind={setFinding}
              onShowAll={() => onShow('all')}
            />
          )}
        </SectionState>
      </Section>
      {finding && <FindDialog row={finding} book={book} onClose={() => setFinding(undefined)} />}
    </PageLayout>
  );
}

/** Whether a view has a row. */
function isShown(row: SettlementRow, show: View, book: MarkBook): boolean {
  const mark = book.read(row.key);
  const state = stateOf(row, mark);
  switch (show) {
    case 'open':
      return !mark.checked;
    case 'unsure':
      return state === 'unsure' || state === 'several';
    case 'without':
      return state === 'none';
    default:
      return true;
  }
}

interface MarkedProps {
  readonly rows: readonly SettlementRow[];
  readonly book: MarkBook;
}

/** How many rows are checked, without a statement, and uncertain. */
function Progress({ rows, book }: MarkedProps) {
  const { t } = useTranslation('settlement');
  const formats = useFormats();
  useAllMarks(book);
  const states = rows.map((row) => stateOf(row, book.read(row.key)));
  const count = (wanted: (at: number) => boolean) => formats.count(rows.filter((_, at) => wanted(at)).length);
  return (
    <Text as="span">
      {t('progress', {
        checked: count((at) => book.read(rows[at]?.key ?? '').checked),
        total: formats.count(rows.length),
        missing: count((at) => states[at] === 'none'),
        unsure: count((at) => states[at] === 'unsure'),
      })}
    </Text>
  );
}

/** Takes plain candidates, and makes the ZIP. */
function Actions({ rows, book, zip }: MarkedProps & { readonly zip: ReturnType<typeof useMonthZip> }) {
  const { t } = useTranslation('settlement');
  const formats = useFormats();
  useAllMarks(book);
  const plain = rows.flatMap((row) => {
    const statement = plainCandidate(row, book.read(row.key));
    return statement ? [{ row, statement }] : [];
  });
  const statements = allStatements(rows, book.read);
  return (
    <Flex wrap="wrap" gap="2">
      {plain.length > 0 && (
        <Button
          size="sm"
          title={t('takeAllHint')}
          onClick={() => {
            for (const { row, statement } of plain)
              book.write(row.key, { chosen: [...book.read(row.key).chosen, statement] });
          }}
        >
          {t('takeAll', { count: plain.length })}
        </Button>
      )}
      <Button
        size="sm"
        icon={<FileArchive aria-hidden />}
        busy={zip.state.status === 'working'}
        disabled={statements.length === 0}
        onClick={() => zip.start(statements)}
      >
        {t('zip.download', { count: statements.length, value: formats.count(statements.length) })}
      </Button>
    </Flex>
  );
}

/** Says that the device does not keep what is marked. */
function NotKept({ book }: { readonly book: MarkBook }) {
  const { t } = useTranslation('settlement');
  useAllMarks(book);
  if (book.isKept()) return null;
  return <FormBanner tone="warning">{t('notKept')}</FormBanner>;
}
