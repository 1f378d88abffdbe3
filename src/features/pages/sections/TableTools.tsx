import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsMenu, type ColumnsMenuProps } from '#design-system/DataTable/ColumnsMenu.tsx';
import type { ShownTable } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionActions } from '#design-system/Section/SectionActions.tsx';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import {
  type FilePage,
  loadTableFile,
  type PageTable,
  type TableGroup,
  useFileSubject,
  usePageTable,
} from '#features/report-files/index.ts';

export interface TableToolsProps<Row> {
  /** The table's name on the page. */
  readonly name: string;
  readonly label: string;
  /** All columns in their order, and what the user chooses of them. */
  readonly choice: ColumnsMenuProps & { readonly isChanged: boolean };
  readonly shown: ShownTable<Row>;
  /** The number of its rows. */
  readonly count: number;
  /** Whether the rows are those of the page's filters; false while these are loading. */
  readonly isCurrent: boolean;
  readonly page: FilePage | undefined;
  readonly group: TableGroup<Row> | undefined;
}

/** The tools of a table: the menu of its columns, and an entry of the page's downloads with the table as shown, as CSV. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { name, label, choice, count, isCurrent, page } = props;
  const { t } = useTranslation('files');
  const formats = useFormats();
  const subject = useFileSubject();
  const whenCurrent = useWhenCurrent(isCurrent);
  /** Name and rows are of one render. */
  const file = useStableCallback(
    (tableFile: Awaited<ReturnType<typeof loadTableFile>>, options: Parameters<PageTable['make']>) =>
      tableFile({ ...props, subject }, formats.language, ...options),
  );
  const make: PageTable['make'] = async (...options) => {
    const [{ signal, onWaiting }] = options;
    if (!isCurrent) onWaiting?.();
    const tableFile = await loadTableFile();
    await whenCurrent(signal);
    return file(tableFile, options);
  };
  const holds = () => {
    if (!isCurrent) return t('waiting');
    return t(page && page.pages > 1 ? 'rowsOfPage' : 'rows', { count });
  };
  usePageTable({ id: name, label, holds: holds(), isChanged: choice.isChanged, make });
  return (
    <SectionActions>
      <ColumnsMenu {...choice} />
    </SectionActions>
  );
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Returns a function that resolves when the table's figures are those of the page's filters, and rejects when the table is
 * removed before: they did not load, or the page was left.
 */
function useWhenCurrent(isCurrent: boolean) {
  const waiting = useRef(new Set<Waiting>());
  useEffect(() => {
    if (!isCurrent) return;
    for (const { resolve } of waiting.current) resolve();
    waiting.current.clear();
  }, [isCurrent]);
  useEffect(() => {
    const all = waiting.current;
    return () => {
      for (const { reject } of all) reject(new Error('The figures of the table did not load'));
      all.clear();
    };
  }, []);
  return useStableCallback(async (signal: AbortSignal | undefined) => {
    if (isCurrent) return;
    await new Promise<void>((resolve, reject) => {
      waiting.current.add({ resolve, reject });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
}
