import { join } from 'node:path';
import { documentRoutes } from '../../src/app/routing/documentRoutes.ts';
import { type RouteName, reportRoutes } from '../../src/features/routes/paths.ts';
import { readRouteTable } from './routeTable.ts';

const root = join(import.meta.dirname, '../..');

/** A chunk: its modules, with everything that they import statically and that no chunk of a higher priority holds. */
interface RouteChunk {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly priority: number;
}

/**
 * Parts of the filters' date picker that other pages need too. The picker is opened on demand: it must not wait for the
 * chunk of those pages, and the dashboard must not carry them.
 */
const datePicker = ['src/design-system/DateRangePicker/range.ts', 'src/design-system/Field/ChoiceField.tsx'];

/**
 * The chunks of the pages by the route table: main layout, dashboard, parts of the date picker, the calendar on charts, what draws these, report pages, what watches the pending
 * requests on each of them, pages without a login, all other pages. Modules that pages share are in the chunk of the first of them, so that chunks import only earlier ones, never
 * each other in a cycle. Modules that are only imported dynamically (panels, charts, maps, file writers) are left to
 * the bundler.
 */
export function routeChunks(): RouteChunk[] {
  const pages = readRouteTable();
  const modules = (belongs: (name: RouteName) => boolean) =>
    pages.filter(({ name }) => belongs(name)).map(({ module }) => module);
  const entries = {
    layout: ['src/app/layout/MainLayout.tsx'],
    dashboard: modules((name) => name === 'home'),
    datePicker,
    calendar: ['src/features/calendar/CalendarPart.tsx'],
    drawing: ['src/design-system/charts/drawing/index.ts'],
    reports: modules((name) => name in reportRoutes || documentRoutes.includes(name)),
    requestWatch: ['src/features/change-requests/RequestWatch.tsx'],
    public: ['src/features/auth/ResetPasswordPage.tsx', 'src/features/auth/SetNewPasswordPage.tsx'],
    pages: modules(() => true),
  };
  return Object.entries(entries).map(([name, files], index, all) => {
    const ids = new Set(files.map((file) => join(root, file)));
    return { name, test: (id) => ids.has(id), priority: all.length - index };
  });
}
