import type rehearsals from './simulator/console/rehearsals/rehearsals.en.json';
import type console from './simulator/console/texts.en.json';
import type app from './src/app/app.en.json';
import type layout from './src/app/layout/layout.en.json';
import type session from './src/app/session/session.en.json';
import type dateRange from './src/design-system/DateRangePicker/dateRange.en.json';
import type data from './src/design-system/data.en.json';
import type map from './src/design-system/map/map.en.json';
import type time from './src/design-system/TimeField/time.en.json';
import type ui from './src/design-system/ui.en.json';
import type account from './src/features/auth/account.en.json';
import type auth from './src/features/auth/auth.en.json';
import type borders from './src/features/change-requests/borders/borders.en.json';
import type changeRequests from './src/features/change-requests/changeRequests.en.json';
import type hours from './src/features/change-requests/hours/hours.en.json';
import type dashboard from './src/features/dashboard/dashboard.en.json';
import type drafts from './src/features/forms/drafts.en.json';
import type forms from './src/features/forms/forms.en.json';
import type garages from './src/features/garages/garages.en.json';
import type parkingProvider from './src/features/outlets/parkingProvider/parkingProvider.en.json';
import type lists from './src/features/pages/lists/lists.en.json';
import type parking from './src/features/parking/parking.en.json';
import type parks from './src/features/parks/parks.en.json';
import type files from './src/features/report-files/files.en.json';
import type reporting from './src/features/reporting/reporting.en.json';
import type sales from './src/features/sales/sales.en.json';
import type settings from './src/features/settings/settings.en.json';
import type statements from './src/features/statements/statements.en.json';
import type statistics from './src/features/statistics/statistics.en.json';
import type system from './src/features/system/system.en.json';
import type zones from './src/features/zones/zones.en.json';

declare module '#design-system/language/i18n.ts' {
  /** Types the keys of `t` by the English texts: one line a namespace. */
  interface Namespaces {
    account: typeof account;
    app: typeof app;
    auth: typeof auth;
    borders: typeof borders;
    changeRequests: typeof changeRequests;
    dashboard: typeof dashboard;
    data: typeof data;
    dateRange: typeof dateRange;
    drafts: typeof drafts;
    files: typeof files;
    forms: typeof forms;
    garages: typeof garages;
    hours: typeof hours;
    layout: typeof layout;
    lists: typeof lists;
    map: typeof map;
    parking: typeof parking;
    parkingProvider: typeof parkingProvider;
    parks: typeof parks;
    reporting: typeof reporting;
    sales: typeof sales;
    session: typeof session;
    settings: typeof settings;
    statements: typeof statements;
    statistics: typeof statistics;
    system: typeof system;
    time: typeof time;
    ui: typeof ui;
    zones: typeof zones;
    console: typeof console;
    rehearsals: typeof rehearsals;
  }
}
