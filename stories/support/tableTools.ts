import { expect, screen, spyOn, type userEvent as user, waitFor, within } from 'storybook/test';
import { toast } from '#design-system/Toast/toast.ts';
import { openedPanel } from './panels.ts';
import { formats, section } from './screen.ts';
import { inOrder, words } from './words.ts';

type User = ReturnType<typeof user.setup>;

/** Shows or hides a column, in the menu in the head of the table's section. */
export async function toggleColumn(userEvent: User, title: string, column: string) {
  const card = within(await section(title));
  await userEvent.click(await card.findByRole('button', { name: words('Stupci') }));
  const panel = within(await openedPanel());
  await userEvent.click(panel.getByRole('checkbox', { name: column }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/**
 * Chooses a file in the page's download menu, by keyboard: a simulated pointer does not highlight an entry below which
 * the menu has opened, and only a highlighted entry is chosen.
 */
export async function chooseFile(userEvent: User, name: string | RegExp) {
  const button = await screen.findByRole('button', { name: words('Preuzmi') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const entry = screen.getByRole('menuitem', { name });
  for (const _ of screen.getAllByRole('menuitem')) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.querySelector('[role=menuitem][data-highlighted]')).not.toBeNull());
    if (entry.hasAttribute('data-highlighted')) break;
  }
  await expect(entry).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
}

/** The cells of a line of CSV: a semicolon separates them in Croatian, and one with a separator in it has quotes. */
function cellsOfLine(line: string): string[] {
  const separator = formats().decimalSign === ',' ? ';' : ',';
  const cell = new RegExp(`${separator}("(?:[^"]|"")*"|[^${separator}]*)`, 'g');
  return [...(separator + line).matchAll(cell)].map(([, text = '']) =>
    text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text,
  );
}

/** The cells of the lines of a CSV file. */
export const linesOfCsv = (text: string): string[][] => text.trimEnd().split('\r\n').map(cellsOfLine);

/** The entry of a table's CSV in the page's download menu, which says after its name what it holds. */
export const csvEntry = (table: string) => inOrder(words(`CSV: ${table}`));

/** A table's CSV as the browser saves it: its name, and the cells of its lines, head and totals included. */
export async function csvOf(userEvent: User, table: string) {
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  // A toast would be in the next story's snapshot.
  const success = spyOn(toast, 'success').mockImplementation(() => '');
  await chooseFile(userEvent, csvEntry(table));
  await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
  const { download, href } = click.mock.contexts[0] as HTMLAnchorElement;
  click.mockRestore();
  success.mockRestore();
  return { name: download, lines: linesOfCsv(await (await fetch(href)).text()) };
}

/** A row of a table as in its CSV: the name, then figures without thousands separators. */
export const asInFile = ([name = '', ...figures]: readonly string[]) => [
  name,
  ...figures.map((figure) => figure.replaceAll(formats().decimalSign === ',' ? '.' : ',', '')),
];
