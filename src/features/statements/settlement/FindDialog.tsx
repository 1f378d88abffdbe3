import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanSearch } from '#api/text.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Pagination } from '#design-system/Pagination/Pagination.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { SearchForm, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { statementsQuery } from '../queries.ts';
import type { MarkBook } from './marks.ts';
import { monthRelation, readName } from './months.ts';
import type { SettlementRow } from './rows.ts';
import { useMark } from './useMarks.ts';

interface FindDialogProps {
  readonly row: SettlementRow;
  readonly book: MarkBook;
  readonly onClose: () => void;
}

/** Searches all statements for those of a row, page by page, to choose them by hand. It opens with a search for the outlet. */
export function FindDialog({ row, book, onClose }: FindDialogProps) {
  const { t } = useTranslation(['settlement', 'statements']);
  const formats = useFormats();
  return (
    <Dialog
      open
      size="lg"
      title={t('find', { name: row.name })}
      description={t('findText', { month: formats.month(`${book.month}-01`) })}
      onClose={onClose}
    >
      <Found row={row} book={book} />
    </Dialog>
  );
}

function Found({ row, book }: Omit<FindDialogProps, 'onClose'>) {
  const { t } = useTranslation(['settlement', 'statements']);
  const formats = useFormats();
  const [filters, setFilters] = useState({ search: cleanSearch(row.name), page: 1 });
  const query = useSectionQuery(statementsQuery(filters));
  const { chosen } = useMark(book, row.key);
  const has = (id: number) => [...row.sure, ...chosen].some((statement) => statement.id === id);
  return (
    <Stack gap="3">
      <SearchForm
        name={t('statements:search')}
        label={t('statements:searchLabel')}
        applied={filters.search}
        busy={query.isRefreshing}
        onSearch={(search) => setFilters({ search, page: 1 })}
      />
      <Box aria-busy={query.isRefreshing || undefined} opacity={query.isRefreshing ? 0.55 : 1}>
        <SectionState query={query} skeleton={<TableSkeleton rows={6} columns={2} />}>
          {({ rows, count, pages }) =>
            rows.length === 0 ? (
              <EmptyState
                compact
                title={t('statements:none')}
                text={filters.search ? t('statements:noneFor', { search: filters.search }) : t('statements:noneYet')}
              />
            ) : (
              <Stack gap="3">
                <chakra.ul listStyleType="none" aria-label={t('statements:table')}>
                  {rows.map((statement) => {
                    const isOther = monthRelation(readName(statement.name), book.month) === 'other';
                    return (
                      <chakra.li
                        key={statement.id}
                        display="flex"
                        flexWrap="wrap"
                        alignItems="center"
                        columnGap="3"
                        rowGap="1"
                        py="2"
                        borderTopWidth="1px"
                        borderColor="border.muted"
                        _first={{ borderTopWidth: '0' }}
                      >
                        <Flex direction="column" flex="1 1 14rem" minWidth="0">
                          <Span overflowWrap="anywhere" translate="no">
                            {longText(statement.name || t('unnamed'))}
                          </Span>
                          <Span textStyle="xs" color="fg.muted" overflowWrap="anywhere" translate="no">
                            {longText(statement.partnerName)}
                          </Span>
                        </Flex>
                        {isOther && <StatusTag tone="neutral" label={t('otherMonth')} />}
                        {has(statement.id) ? (
                          <Span color="fg.muted" textStyle="sm">
                            {t('taken')}
                          </Span>
                        ) : (
                          <Button
                            size="xs"
                            icon={<Check aria-hidden />}
                            aria-label={t('chooseNamed', { name: statement.name })}
                            onClick={() => book.write(row.key, { chosen: [...chosen, statement] })}
                          >
                            {t('choose')}
                          </Button>
                        )}
                      </chakra.li>
                    );
                  })}
                </chakra.ul>
                <Pagination
                  page={filters.page}
                  pages={pages}
                  onChange={(page) => setFilters({ ...filters, page })}
                  summary={t('statements:count', { count, value: formats.count(count) })}
                  disabled={query.isRefreshing}
                />
              </Stack>
            )
          }
        </SectionState>
      </Box>
    </Stack>
  );
}
