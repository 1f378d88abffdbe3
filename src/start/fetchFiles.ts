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

/** Fetches a file at low priority into the browser's cache, where it waits until it is used. */
const fetchFile = (address: string) => fetch(address, { priority: 'low' }).catch(() => {});

/**
 * Fetches the code of the opened page and the texts of its language while the portal's first file is still loading. The typeface comes
 * after them: the browser would fetch it before all code, with the first letter of the frame. What draws charts comes last, while the
 * page waits for its figures.
 */
export async function fetchFiles(
  {
    files,
    publicTexts,
    layoutTexts,
    fonts,
    charts,
  }: Pick<StartFiles, 'files' | 'publicTexts' | 'layoutTexts' | 'fonts' | 'charts'>,
  { language, page }: Visit,
  base: string,
) {
  const fetchScripts = (indexes: readonly number[]) =>
    Promise.all(indexes.map((index) => fetchScript(base + files[index])));
  await fetchScripts([...publicTexts[language], ...(page ? [...page.files, ...layoutTexts[language]] : [])]);
  await Promise.all(fonts.map((index) => fetchFile(base + files[index])));
  if (page?.charts) await fetchScripts(charts);
}
