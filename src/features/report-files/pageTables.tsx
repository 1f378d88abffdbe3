import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import type { ReportFile } from './makeReportFile.ts';
import type { FileSubject } from './names.ts';
import type { TableSheet } from './tableFile.ts';
import type { JobOptions } from './useReportDownload.ts';

/** A table of a page that can be downloaded. */
export interface PageTable {
  /** The table's name on the page. */
  readonly id: string;
  readonly label: string;
  /** What its file holds: `20 redaka ove stranice`. */
  readonly holds: string;
  /** Whether the user has chosen other columns than those at first, or another order. */
  readonly isChanged: boolean;
  /**
   * Makes the file of the table, as it is shown when its figures are those of the page's filters: a CSV, or a spreadsheet that
   * names the filters.
   */
  readonly make: (options: JobOptions, sheet?: TableSheet) => Promise<ReportFile>;
}

const TablesContext = createContext<readonly PageTable[]>([]);

interface Registry {
  /** Adds a table, or replaces the one of the same id in its place. */
  readonly put: (table: PageTable) => void;
  readonly remove: (id: string) => void;
}
const RegistryContext = createContext<Registry>({ put: () => undefined, remove: () => undefined });

const SubjectContext = createContext<FileSubject>({});

interface PageTablesProps extends FileSubject {
  readonly children: ReactNode;
}

/**
 * Knows the tables below it that can be downloaded, so that the page's download menu lists them, and what they are
 * about, for the names of their files.
 */
export function PageTables({ outlet, range, children }: PageTablesProps) {
  const [tables, setTables] = useState<readonly PageTable[]>([]);
  const put = useCallback((table: PageTable) => {
    setTables((current) =>
      current.some(({ id }) => id === table.id)
        ? current.map((other) => (other.id === table.id ? table : other))
        : [...current, table],
    );
  }, []);
  const remove = useCallback((id: string) => setTables((current) => current.filter((other) => other.id !== id)), []);
  const registry = useMemo(() => ({ put, remove }), [put, remove]);
  const subject = useMemo(() => ({ outlet, range }), [outlet, range]);
  return (
    <RegistryContext value={registry}>
      <TablesContext value={tables}>
        <SubjectContext value={subject}>{children}</SubjectContext>
      </TablesContext>
    </RegistryContext>
  );
}

/** Returns what the files of the page are about, for their names. */
export const useFileSubject = () => useContext(SubjectContext);

/** Returns the page's tables that are shown now and can be downloaded. */
export const usePageTables = () => useContext(TablesContext);

/** Lists a table in the page's download menu while the component is shown. */
export function usePageTable({ id, label, holds, isChanged, make }: PageTable) {
  const { put, remove } = useContext(RegistryContext);
  const latestMake = useStableCallback(make);
  useEffect(
    () => put({ id, label, holds, isChanged, make: latestMake }),
    [put, id, label, holds, isChanged, latestMake],
  );
  useEffect(() => () => remove(id), [remove, id]);
}
