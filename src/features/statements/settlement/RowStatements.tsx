import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { Statement } from '#api/contract/statements.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { DownloadButton } from '#features/report-files/index.ts';
import { fileOf } from './files.ts';
import type { MarkBook } from './marks.ts';
import type { Match } from './matching.ts';
import { candidatesOf, type SettlementRow, statementsOf } from './rows.ts';
import { useMark } from './useMarks.ts';

interface RowStatementsProps {
  readonly row: SettlementRow;
  readonly book: MarkBook;
  /** Opens the search for the row's statement. */
  readonly onFind: (row: SettlementRow) => void;
}

/** How many uncertain statements a row shows; the search has all of them. */
const mostShown = 3;

/**
 * A row's statements: each that surely belongs to it, each that was chosen by hand, and those that are uncertain, called so, with the
 * reason. Nothing uncertain is taken by itself.
 */
export function RowStatements({ row, book, onFind }: RowStatementsProps) {
  const { t } = useTranslation('settlement');
  const mark = useMark(book, row.key);
  const statements = statementsOf(row, mark);
  const candidates = candidatesOf(row, mark);
  const choose = (statement: Statement) => book.write(row.key, { chosen: [...mark.chosen, statement] });
  const drop = (id: number) => book.write(row.key, { chosen: mark.chosen.filter((each) => each.id !== id) });
  return (
    <Flex align="flex-start" gap="2" py="1" minWidth={{ md: '18rem' }}>
      <Stack gap="1.5" flex="1" minWidth="0">
        {statements.map((statement) => {
          const isChosen = row.sure.every(({ id }) => id !== statement.id);
          return (
            <Line key={statement.id} name={statement.name}>
              {isChosen && <StatusTag tone="info" label={t('chosen')} />}
              {isChosen && (
                <IconButton
                  size="xs"
                  variant="ghost"
                  label={t('drop', { name: statement.name })}
                  icon={<X aria-hidden />}
                  onClick={() => drop(statement.id)}
                />
              )}
              <DownloadButton label={statement.name} make={({ signal }) => fileOf(statement.id, signal)} />
            </Line>
          );
        })}
        {candidates.slice(0, mostShown).map(({ statement, doubts }) => (
          <Line key={statement.id} name={statement.name} doubts={doubts}>
            <Button
              size="xs"
              icon={<Check aria-hidden />}
              aria-label={t('chooseNamed', { name: statement.name })}
              onClick={() => choose(statement)}
            >
              {t('choose')}
            </Button>
          </Line>
        ))}
        {candidates.length > mostShown && (
          <Span color="fg.muted">{t('more', { count: candidates.length - mostShown })}</Span>
        )}
        {statements.length === 0 && candidates.length === 0 && <Span color="fg.muted">{t('state.none')}</Span>}
      </Stack>
      <IconButton
        size="xs"
        variant="ghost"
        label={t('find', { name: row.name })}
        title={t('find', { name: row.name })}
        icon={<Search aria-hidden />}
        onClick={() => onFind(row)}
      />
    </Flex>
  );
}

interface LineProps {
  readonly name: string;
  readonly doubts?: Match['doubts'];
  readonly children: React.ReactNode;
}

/** A statement's name, why it is uncertain, and what can be done with it. */
function Line({ name, doubts, children }: LineProps) {
  const { t } = useTranslation('settlement');
  return (
    <Flex wrap="wrap" align="flex-start" columnGap="2" rowGap="1">
      <Flex direction="column" flex="1 1 11rem" minWidth="0" py="1">
        <Span overflowWrap="anywhere" translate="no">
          {name === '' ? t('unnamed') : longText(name)}
        </Span>
        {doubts && doubts.length > 0 && (
          <Span textStyle="xs" color="warning.fg">
            {t('uncertainBecause', { why: doubts.map((doubt) => t(`doubts.${doubt}`)).join(', ') })}
          </Span>
        )}
      </Flex>
      <Flex align="center" gap="1.5" flexShrink="0">
        {children}
      </Flex>
    </Flex>
  );
}
