import type { StartFiles } from './startFiles.ts';
import type { Visit } from './visit.ts';

/** Fetches a script at low priority; it runs when it is imported. Resolves when it has come, or cannot be fetched. */
const fetchScript = (address: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/**
 * Fetches the code of the opened page and the texts of its language while the portal's first file is still loading. What draws charts
 * comes after them, while the page waits for its figures.
 */
export async function fetchFiles(
  { files, publicTexts, layoutTexts, charts }: Pick<StartFiles, 'files' | 'publicTexts' | 'layoutTexts' | 'charts'>,
  { language, page }: Visit,
  base: string,
) {
  const fetchAll = (indexes: readonly number[]) =>
    Promise.all(indexes.map((index) => fetchScript(base + files[index])));
  await fetchAll([...publicTexts[language], ...(page ? [...page.files, ...layoutTexts[language]] : [])]);
  if (page?.charts) await fetchAll(charts);
}
