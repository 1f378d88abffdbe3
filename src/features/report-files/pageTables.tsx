import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import type { FileSubject } from './names.ts';

/** A table of a page that can be downloaded. */
export interface PageTable {
  /** The table's name on the page. */
  readonly id: string;
  readonly label: string;
  /** Saves the table as it is shown then. */
  readonly save: () => void;
}

const TablesContext = createContext<readonly PageTable[]>([]);
const RegisterContext = createContext<(table: PageTable) => () => void>(() => () => undefined);

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
  const register = useCallback((table: PageTable) => {
    setTables((current) => [...current, table]);
    return () => setTables((current) => current.filter((other) => other !== table));
  }, []);
  const subject = useMemo(() => ({ outlet, range }), [outlet, range]);
  return (
    <RegisterContext value={register}>
      <TablesContext value={tables}>
        <SubjectContext value={subject}>{children}</SubjectContext>
      </TablesContext>
    </RegisterContext>
  );
}

/** Returns what the files of the page are about, for their names. */
export const useFileSubject = () => useContext(SubjectContext);

/** Returns the page's tables that are shown now and can be downloaded. */
export const usePageTables = () => useContext(TablesContext);

/** Lists a table in the page's download menu while the component is shown. */
export function usePageTable(id: string, label: string, save: () => void) {
  const register = useContext(RegisterContext);
  const latestSave = useStableCallback(save);
  useEffect(() => register({ id, label, save: latestSave }), [register, id, label, latestSave]);
}
