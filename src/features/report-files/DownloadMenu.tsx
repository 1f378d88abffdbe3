import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Table2 from 'lucide-react/icons/table-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { useCommands } from '#design-system/commandPalette.ts';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import type { ReportDocument, ReportFormat } from './document.ts';
import { type PageTable, usePageTables } from './pageTables.tsx';
import type { TableSheet } from './tableFile.ts';
import { type DownloadJob, useReportDownload } from './useReportDownload.ts';

interface DownloadEntry {
  readonly id: string;
  /** Default: the format's own, "PDF izvještaj". */
  readonly label?: string;
  /**
   * What the file holds: all sections of the page, with charts or as tables alone, and there the sales of each day too; all rows that the filters
   * find, of a table or on whatever page of a list; or all views of the statistics.
   */
  readonly holds: 'sections' | 'tables' | 'tablesByDay' | 'rows' | 'allPages' | 'views' | 'chosenColumns';
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Why it cannot be downloaded now. */
  readonly reason?: string;
}

/** A file of the menu: a report made here from its document, or a file from the server. */
type DownloadMenuItem = DownloadEntry &
  (
    | {
        readonly format: ReportFormat;
        readonly document: (signal?: AbortSignal) => ReportDocument | Promise<ReportDocument>;
      }
    | {
        readonly format: ReportFormat;
        readonly make: DownloadJob['make'];
        /**
         * The table that the file is about: where the user has chosen its columns, the file is a spreadsheet of the table as it
         * is shown, with these filters.
         */
        readonly shown?: TableSheet & { readonly table: string };
      }
  );

export interface DownloadMenuProps {
  /** The page's files; the tables that are shown follow by themselves. */
  readonly items?: readonly DownloadMenuItem[];
  /** Default: "Preuzmi". */
  readonly label?: string;
  readonly size?: 'xs' | 'sm' | 'md';
  /** Shows the icon only, where the line is short of space. */
  readonly iconOnly?: boolean;
  /** The figures are still loading, so there are no files but those of tables that are shown. */
  readonly disabled?: boolean;
}

const icons = { pdf: FileText, xlsx: Table2, csv: Table2 } satisfies Record<ReportFormat, unknown>;

/**
 * The one button for a page's files: its reports, and its tables as they are shown. While a file is made it shows the progress and a cancel button; a failure shows its
 * reason until it is retried or dismissed.
 */
export function DownloadMenu({ items = [], label, size, iconOnly, disabled = false }: DownloadMenuProps) {
  const { t } = useTranslation('files');
  const tables = usePageTables();
  const { state, start, cancel, retry, dismiss } = useReportDownload();
  const place = useRef<HTMLDivElement>(null);
  const working = state.status === 'working';
  const isWaiting = working && state.progress === 'waiting';
  const percent = working && typeof state.progress === 'number' ? Math.round(state.progress * 100) : undefined;
  const workingText = () => {
    if (isWaiting) return t('waiting');
    return percent === undefined ? (label ?? t('download')) : t('making', { percent });
  };
  /** A table that was taken away since, for instance by an error in its place, has no file. */
  const makeOf = useStableCallback((id: string): PageTable['make'] => {
    const table = tables.find((each) => each.id === id);
    return table?.make ?? (() => Promise.reject(new Error(`The table ${id} is not shown`)));
  });

  /** The button that had the focus is about to be removed. */
  const focusMenu = () => place.current?.querySelector('button')?.focus();

  const entries = items.map((item) => {
    const name = item.label ?? t(item.format);
    const Icon = icons[item.format];
    const shown = 'make' in item ? item.shown : undefined;
    const isShown = tables.some(({ id, isChanged }) => id === shown?.table && isChanged);
    const make: DownloadJob['make'] =
      'make' in item
        ? (options) => (shown && isShown ? makeOf(shown.table)(options, shown) : item.make(options))
        : async (options) => {
            options.onWaiting?.();
            const [{ makeReportFile }, document] = await Promise.all([
              import('./makeReportFile.ts'),
              item.document(options.signal),
            ]);
            options.onProgress?.(0);
            return makeReportFile(document, item.format, options);
          };
    return {
      id: item.id,
      label: name,
      description: t(`holds.${isShown ? 'chosenColumns' : item.holds}`),
      icon: item.icon ?? <Icon aria-hidden />,
      disabled: disabled || item.disabled,
      reason: item.reason,
      onSelect: () => start({ label: name, make }),
    };
  });
  const tableEntries = tables.map((table) => ({
    id: `table.${table.id}`,
    label: t('csvOf', { name: table.label }),
    description: table.holds,
    icon: <Table2 aria-hidden />,
    group: t('tablesShown'),
    onSelect: () => start({ label: t('csvOf', { name: table.label }), make: (options) => makeOf(table.id)(options) }),
  }));
  const all = [...entries, ...tableEntries];
  useCommands(() =>
    working ? [] : all.map((entry) => ({ ...entry, label: `${label ?? t('download')}: ${entry.label}` })),
  );

  return (
    <Box ref={place} display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="2">
      <MenuButton
        label={workingText()}
        icon={<Download aria-hidden />}
        items={all}
        size={size}
        iconOnly={iconOnly}
        busy={working}
        disabled={all.every((entry) => 'disabled' in entry && entry.disabled)}
      />
      {working && (
        <IconButton
          size={size}
          variant="ghost"
          label={t('cancelNamed', { name: state.label })}
          icon={<X aria-hidden />}
          onClick={() => {
            focusMenu();
            cancel();
          }}
        />
      )}
      {state.status === 'failed' && (
        <Box
          flexBasis="full"
          display="flex"
          justifyContent="flex-end"
          css={{ '& > *': { maxWidth: 'min(30rem, 100%)' } }}
        >
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="flex-end"
            gap="2"
            py="2"
            ps="3"
            pe="2"
            borderWidth="1px"
            borderColor="danger.border"
            borderRadius="l2"
            bg="danger.bg"
            textStyle="sm"
          >
            <Span color="danger.fg" flex="1 1 14rem">
              <chakra.strong display="block" fontWeight="medium">
                {`${t('failedTitle')}: ${state.label}`}
              </chakra.strong>
              <span>{state.message}</span>
            </Span>
            <Button
              size="sm"
              icon={<RotateCcw aria-hidden />}
              onClick={() => {
                focusMenu();
                retry();
              }}
            >
              {t('retry')}
            </Button>
            <IconButton
              size="sm"
              variant="ghost"
              label={t('dismiss')}
              icon={<X aria-hidden />}
              onClick={() => {
                focusMenu();
                dismiss();
              }}
            />
          </Box>
        </Box>
      )}
      <VisuallyHidden role="status">
        {working ? t(isWaiting ? 'waitingFor' : 'working', { name: state.label }) : ''}
      </VisuallyHidden>
    </Box>
  );
}
