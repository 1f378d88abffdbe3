/** Loads what writes a table's file, which pages do not load before one is asked for. */
export const loadTableFile = async () => (await import('./tableFile.ts')).tableFile;
