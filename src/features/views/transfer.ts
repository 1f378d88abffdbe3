import { freeName, isView, mostViews, newView, sameView, type View, type ViewProblem, viewOf } from './model.ts';

/** The largest file that is read, in bytes. */
export const largestFile = 5_000_000;

/** Why a file is refused as a whole. */
export type FileProblem = 'tooLarge' | 'noJson' | 'noList' | 'unreadable';

/** An entry of a file that was not taken. */
interface RefusedView {
  /** Its place in the list, from 1. */
  readonly at: number;
  /** Empty where it has none. */
  readonly name: string;
  readonly problem: ViewProblem | 'tooMany';
}

/** What a file has brought. */
export interface ImportedViews {
  readonly added: readonly View[];
  /** The number of those that were there already. */
  readonly present: number;
  readonly refused: readonly RefusedView[];
}

/** The text of a file with these views: a list, without what is this device's own. */
export const exportText = (views: readonly View[]): string =>
  `${JSON.stringify(
    views.map(({ id: _, ...view }) => view),
    null,
    2,
  )}\n`;

/**
 * Reads the text of a file beside the user's views: what is there already is not taken twice, a name that is taken gets
 * a number, and what is no view is refused by itself.
 */
export function importViews(text: string, mine: readonly View[]): ImportedViews | FileProblem {
  let list: unknown;
  try {
    list = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return 'noJson';
  }
  if (!Array.isArray(list)) return 'noList';
  const added: View[] = [];
  const refused: RefusedView[] = [];
  const names = new Set(mine.map(({ name }) => name));
  const known = [...mine];
  let present = 0;
  for (const [index, value] of list.entries()) {
    const read = viewOf(value);
    if (!isView(read)) refused.push({ at: index + 1, ...read });
    else if (known.some((view) => sameView(view, read))) present += 1;
    else if (mine.length + added.length >= mostViews)
      refused.push({ at: index + 1, name: read.name, problem: 'tooMany' });
    else {
      const { id: _, ...parts } = read;
      const view = newView({ ...parts, name: freeName(read.name, names) });
      names.add(view.name);
      // The one of the file too, so that the same one twice in it is taken once.
      known.push(read);
      added.push(view);
    }
  }
  return { added, present, refused };
}

/** Reads a chosen file, at most {@link largestFile} bytes of UTF-8. */
export async function readFile(file: File, mine: readonly View[]): Promise<ImportedViews | FileProblem> {
  if (file.size > largestFile) return 'tooLarge';
  try {
    return importViews(await file.text(), mine);
  } catch {
    return 'unreadable';
  }
}

/** Milliseconds until the object URL is revoked: the browser may ask the user where to save the file. */
const urlLifetime = 40_000;

/** Downloads views as a file. */
export function saveViews(name: string, views: readonly View[]) {
  const url = URL.createObjectURL(new Blob([exportText(views)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
