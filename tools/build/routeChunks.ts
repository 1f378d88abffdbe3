import { join } from 'node:path';
import type { PageArea } from '../../src/app/routing/routes.ts';
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

/** Parts of the charts' drawing that pages without charts need too: these must not wait for Highcharts. */
const besideCharts = ['src/design-system/Tooltip/Tooltip.tsx'];

/** Parts that several areas need besides what the earlier chunks hold: none of these must carry the code of another. */
const shared = [
  'src/api/contract/zones.ts',
  'src/api/moments.ts',
  'src/design-system/ConfirmDialog/ConfirmDialog.tsx',
  'src/design-system/DataTable/stackGroups.tsx',
  'src/design-system/DateField/DateField.tsx',
  'src/design-system/DateField/useDayErrorMessage.ts',
  'src/design-system/Dialog/Dialog.tsx',
  'src/design-system/Field/Switch.tsx',
  'src/design-system/Field/TextArea.tsx',
  'src/design-system/Field/prose.ts',
  'src/design-system/TimeField/TimeField.tsx',
  'src/design-system/TimeField/useTimeErrorMessage.ts',
  'src/features/forms/FailureBanner.tsx',
  'src/features/forms/RestoredBanner.tsx',
  'src/features/forms/fields/FormDateField.tsx',
  'src/features/forms/fields/FormTimeField.tsx',
  'src/features/forms/useLeaveGuard.tsx',
];
const sharedPackages =
  /\/node_modules\/(@tanstack\/(react-query|query-core)|@chakra-ui\/react\/dist\/esm\/components\/(grid|stack))\//;

/**
 * What all of Chakra's components with a state consist of, and the icons: notices, dialogs and lists, which are fetched when they are
 * first opened, must not wait for the pages that have a component of the kind.
 */
const widgets =
  /\/node_modules\/(lucide-react\/|@zag-js\/(anatomy|core|dom-query|presence|react|types|utils)\/|@ark-ui\/react\/dist\/(_virtual\/|utils\/|providers\/|components\/(factory\.js|portal\/|presence\/))|@chakra-ui\/react\/dist\/esm\/styled-system\/)/;

/** Modules that a chunk takes by their path. */
const patterns: Readonly<Record<string, RegExp>> = { widgets, shared: sharedPackages };

/**
 * The chunks of the pages by the route table and their areas. Modules that several need are in the chunk of the first of them, so
 * that chunks import only earlier ones, never each other in a cycle. Modules that are only imported dynamically (panels,
 * charts, maps, file writers) are left to the bundler.
 */
export function routeChunks(): RouteChunk[] {
  const pages = readRouteTable();
  const pagesOf = (area: PageArea) => pages.filter((page) => page.area === area).map(({ module }) => module);
  const entries = {
    layout: ['src/app/layout/MainLayout.tsx'],
    dashboard: [...pagesOf('dashboard'), ...besideCharts],
    datePicker,
    calendar: ['src/features/calendar/CalendarPart.tsx'],
    drawing: ['src/design-system/charts/drawing/index.ts'],
    reports: pagesOf('reports'),
    widgets: [],
    // What watches the pending requests on each page.
    requestWatch: ['src/features/change-requests/RequestWatch.tsx'],
    public: ['ResetPasswordPage', 'SetNewPasswordPage', 'DeniedPage', 'NotFoundPage'].map(
      (name) => `src/features/auth/${name}.tsx`,
    ),
    shared,
    others: pagesOf('others'),
    system: pagesOf('system'),
    operations: pagesOf('operations'),
  };
  return Object.entries(entries).map(([name, files], index, all) => {
    const ids = new Set(files.map((file) => join(root, file)));
    const test = (id: string) => ids.has(id) || (patterns[name]?.test(id) ?? false);
    return { name, test, priority: all.length - index };
  });
}
