import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { ApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { providerReport, transactionsReport } from '#features/report-files/fixtures.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { ReportFileError } from '#features/report-files/ReportFileError.ts';
import preview from '../../../.storybook/preview';
import { padded } from '../../design-system/decorators.tsx';
import { englishDark, phone, phoneEnglishDark } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** The saved files. */
const saved = fn<(name: string, url: string) => void>();

const meta = preview.meta({
  title: 'Reporting/Files – Preuzimanje',
  component: DownloadMenu,
  decorators: [padded],
  args: {
    items: [
      { id: 'pdf', format: 'pdf' as const, holds: 'sections' as const, document: () => providerReport() },
      { id: 'xlsx', format: 'xlsx' as const, holds: 'tablesByDay' as const, document: () => providerReport() },
      { id: 'csv', format: 'csv' as const, holds: 'rows' as const, document: () => transactionsReport(50) },
    ],
  },
  beforeEach: () => {
    saved.mockClear();
    // Toasts go away by themselves, so a snapshot with one would not be stable; their texts are asserted.
    spyOn(toast, 'success').mockImplementation(() => {});
    spyOn(toast, 'error').mockImplementation(() => {});
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download, this.href);
    });
  },
});

interface Context {
  canvas: Pick<typeof screen, 'getByRole' | 'findByRole' | 'findByText' | 'queryByRole'>;
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

/** Opens the menu and moves through it with the keyboard: simulated pointers do not always highlight an entry. */
async function choose({ canvas, userEvent }: Context, button: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const entry = screen.getByRole('menuitem', { name: new RegExp(`^${item}`) });
  for (const _ of screen.getAllByRole('menuitem')) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.querySelector('[role=menuitem][data-highlighted]')).not.toBeNull());
    if (entry.hasAttribute('data-highlighted')) break;
  }
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Waits for a file, and resolves with its name and its first bytes. */
async function savedFile() {
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [name = '', url = ''] = saved.mock.calls[0] ?? [];
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return { name, start: new TextDecoder().decode(bytes.slice(0, 5)), size: bytes.length };
}

const progressOf = (part: number) => ({
  items: [
    {
      id: 'pdf',
      format: 'pdf' as const,
      holds: 'sections' as const,
      make: ({ signal, onProgress }: { signal?: AbortSignal; onProgress?: (part: number) => void }) => {
        onProgress?.(part);
        return new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      },
    },
  ],
});

export const Default = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('Preuzmi') }));
    const entry = await screen.findByRole('menuitem', { name: startOf('PDF izvještaj') });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: startOf('Excel izvještaj') })).toBeVisible();
  },
});

/** Opens the menu. */
async function opens({ userEvent }: { readonly userEvent: { readonly click: (element: Element) => Promise<void> } }) {
  await userEvent.click(screen.getByRole('button', { name: words('Preuzmi') }));
  const found = await screen.findByRole('menuitem', { name: startOf('PDF izvještaj') });
  await waitFor(() => expect(found).toBeVisible());
}
export const OpenEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  play: opens,
});
export const OpenPhone = meta.story({ tags: ['phone'], globals: phone, play: opens });
export const OpenPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: opens,
});

export const DownloadsPdf = meta.story({
  play: async (context) => {
    await choose(context, words('Preuzmi'), words('PDF izvještaj'));
    const file = await savedFile();
    await expect(file.name).toBe('Šibenik parking d.o.o..pdf');
    await expect(file.start).toBe('%PDF-');
    await expect(file.size).toBeGreaterThan(20_000);
    await expect(toast.success).toHaveBeenCalledWith(
      words('Datoteka Šibenik parking d.o.o..pdf je preuzeta.'),
      undefined,
    );
    await waitFor(() => expect(context.canvas.getByRole('button', { name: words('Preuzmi') })).toHaveFocus());
  },
});

export const DownloadsExcel = meta.story({
  play: async (context) => {
    await choose(context, words('Preuzmi'), words('Excel izvještaj'));
    const excel = await savedFile();
    await expect(excel.name).toBe('Šibenik parking d.o.o..xlsx');
    await expect(excel.start.slice(0, 2)).toBe('PK');
  },
});

export const DownloadsCsv = meta.story({
  play: async (context) => {
    await choose(context, words('Preuzmi'), words('CSV tablica'));
    const csv = await savedFile();
    await expect(csv.name).toBe('popis-transakcija.csv');
  },
});

const working = async (context: Context) => {
  await choose(context, words('Preuzmi'), words('PDF izvještaj'));
  await expect(await context.canvas.findByRole('button', { name: words('Izrada datoteke, 43 %') })).toHaveAttribute(
    'aria-busy',
  );
};

export const Working = meta.story({
  tags: ['loading'],
  args: progressOf(0.43),
  parameters: { snapshot: 'busy' },
  play: working,
});
export const WorkingDark = meta.story({
  tags: ['dark', 'loading'],
  args: progressOf(0.43),
  globals: { theme: 'dark' },
  parameters: { snapshot: 'busy' },
  play: working,
});

/** The figures of the file's filters are still loading. */
export const Waiting = meta.story({
  tags: ['loading'],
  args: {
    items: [
      {
        id: 'pdf',
        format: 'pdf' as const,
        holds: 'sections' as const,
        document: (signal?: AbortSignal) =>
          new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    ],
  },
  parameters: { snapshot: 'busy' },
  play: async (context) => {
    await choose(context, words('Preuzmi'), words('PDF izvještaj'));
    const button = await context.canvas.findByRole('button', { name: words('Čeka podatke') });
    await expect(button).toHaveAttribute('aria-busy');
    await expect(screen.getByRole('status')).toHaveTextContent(words('Čeka podatke: PDF izvještaj.'));
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  args: progressOf(0.43),
  play: async (context) => {
    await working(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: words('Prekini izradu: PDF izvještaj') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words('Preuzmi') })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: partOf('Prekini') })).toBeNull();
    await expect(saved).not.toHaveBeenCalled();
  },
});

const failing = (error: () => Error) => ({
  items: [
    {
      id: 'pdf',
      format: 'pdf' as const,
      holds: 'sections' as const,
      make: fn(async () => ({ name: 'drugi put.pdf', blob: new Blob(['%PDF-']) })).mockImplementationOnce(async () => {
        throw error();
      }),
    },
  ],
});
const partsMissing = () => new ReportFileError('load', 'Šibenik parking.pdf', 'Failed to fetch');
const refused = () =>
  new ApiError({ kind: 'status', call: 'getProvidersFile', status: 400, text: 'Razdoblje je predugo za izvoz.' });

export const FailedAndTriedAgain = meta.story({
  tags: ['failed'],
  render: () => <DownloadMenu {...failing(partsMissing)} />,
  parameters: { consoleErrors: true },
  play: async (context) => {
    await choose(context, words('Preuzmi'), words('PDF izvještaj'));
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByText(`${words('Preuzimanje nije uspjelo')}: ${words('PDF izvještaj')}`),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect((await savedFile()).name).toBe('drugi put.pdf');
    await expect(canvas.queryByRole('button', { name: words('Pokušaj ponovno') })).toBeNull();
  },
});

const fail = async (context: Context, button: string, item: string, text: RegExp) => {
  await choose(context, button, item);
  await expect(await context.canvas.findByText(text)).toBeVisible();
  await expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(text));
};

export const Refused = meta.story({
  render: () => <DownloadMenu {...failing(refused)} />,
  parameters: { consoleErrors: true },
  play: (context) => fail(context, words('Preuzmi'), words('PDF izvještaj'), /Razdoblje je predugo za izvoz/),
});

export const FailedPhone = meta.story({
  tags: ['phone', 'failed'],
  render: () => <DownloadMenu {...failing(partsMissing)} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { consoleErrors: true },
  play: (context) => fail(context, words('Preuzmi'), words('PDF izvještaj'), partOf('Provjerite vezu')),
});

export const FailedEnglishDark = meta.story({
  tags: ['dark', 'english', 'failed'],
  render: () => <DownloadMenu {...failing(() => new Error('figures'))} />,
  globals: { language: 'en', theme: 'dark' },
  parameters: { consoleErrors: true },
  play: (context) => fail(context, 'Download', 'PDF report', /figures for the file could not be prepared/),
});

export const NotYet = meta.story({ args: { disabled: true } });
