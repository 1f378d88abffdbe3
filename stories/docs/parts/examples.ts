import type { RouteName, StatisticsView } from '#features/routes/paths.ts';
import type { CallAccess } from './permissions.ts';

interface Example {
  readonly name: string;
  readonly story: string;
}

type Screens = Exclude<RouteName, StatisticsView | 'login' | 'resetPassword' | 'setNewPassword' | 'permissionDenied'>;

/** The name and a story of each screen behind the login. A new route without one does not compile. */
const examples: Readonly<Record<Screens, Example>> = {
  home: { name: 'Dashboard', story: 'dashboard-dashboard-nadzorna-ploča--default' },
  parking: { name: 'Parking providers', story: 'parking-providers-pružatelji--default' },
  parkingProvider: { name: 'Parking provider', story: 'parking-provider-pružatelj--default' },
  parkingProviderTransactions: { name: 'Parking transactions', story: 'parking-transactions-transakcije--default' },
  parkingProviderReceipts: { name: 'Receipts', story: 'parking-receipts-računi--default' },
  parkingProviderZones: { name: 'Zones', story: 'zones-zones-zone--default' },
  parkingProviderZoneDetails: { name: 'Zone', story: 'zones-zone-zona--hours' },
  zoneGeo: { name: 'Editor of borders', story: 'change-requests-border-granica--fine' },
  parkingProviderNewWorkingPeriod: { name: 'New hours', story: 'zones-new-hours-novo-radno-vrijeme--default' },
  parkingProviderCopyWorkingPeriods: {
    name: 'Copy hours of zones',
    story: 'zones-copy-hours-kopiranje-radnog-vremena--default',
  },
  parkingProviderZoneNewWorkingPeriod: {
    name: 'New hours of a zone',
    story: 'zones-new-hours-novo-radno-vrijeme--sends',
  },
  parkingProviderEditWorkingPeriod: { name: 'Edit hours', story: 'zones-edit-hours-izmjena-radnog-vremena--default' },
  parkingProviderEditWorkingPeriodRequest: {
    name: 'Edit requested hours',
    story: 'zones-edit-hours-izmjena-radnog-vremena--opens-and-amends-request',
  },
  parkingProviderNewClosingRules: {
    name: 'New days without charge',
    story: 'zones-new-days-without-charge-novi-dani-bez-naplate--default',
  },
  garages: { name: 'Garages', story: 'garages-garages-garaže--default' },
  garageDetails: { name: 'Garage', story: 'garages-garage-garaža--default' },
  garageTransactions: { name: 'Garage transactions', story: 'garages-transactions-transakcije--default' },
  garageWorkingHours: { name: 'Working hours of a garage', story: 'garages-working-hours-radno-vrijeme--default' },
  garageNewWorkingPeriod: {
    name: 'New hours of a garage',
    story: 'garages-working-hours-radno-vrijeme--new-edit-withdraw',
  },
  garageCopyWorkingPeriods: {
    name: 'Copy hours of a garage',
    story: 'garages-copy-hours-kopiranje-radnog-vremena--default',
  },
  garageEditWorkingPeriod: {
    name: 'Edit hours of a garage',
    story: 'garages-working-hours-radno-vrijeme--new-edit-withdraw',
  },
  garageEditWorkingPeriodRequest: {
    name: 'Edit requested hours of a garage',
    story: 'garages-working-hours-radno-vrijeme--pending',
  },
  garageNewClosingRules: {
    name: 'New days without charge of a garage',
    story: 'garages-new-days-without-charge-novi-dani-bez-naplate--default',
  },
  parks: { name: 'Parks', story: 'parks-parks-parkovi--default' },
  parkDetails: { name: 'Park', story: 'parks-park--default' },
  parkTransactions: { name: 'Park transactions', story: 'parks-transactions-transakcije--default' },
  parkTickets: { name: 'Tickets', story: 'parks-tickets-ulaznice--default' },
  sales: { name: 'Sales providers', story: 'sales-sales-prodaja--default' },
  saleDetails: { name: 'Sales provider', story: 'sales-sales-provider-pružatelj-prodaje--default' },
  salesTransactions: { name: 'Sales transactions', story: 'sales-transactions-transakcije--default' },
  statements: { name: 'Statements', story: 'statements-statements-obračuni--default' },
  settlement: { name: 'Month’s settlement', story: 'statements-settlement-obračun-mjeseca--default' },
  statistics: { name: 'Platform statistics', story: 'statistics-statistics-statistika-platforme--default' },
  changeRequests: { name: 'Change requests', story: 'change-requests-requests-zahtjevi--default' },
  changeRequest: { name: 'Change request', story: 'change-requests-request-zahtjev--default' },
  systemStatus: { name: 'System status', story: 'system-system-status-status-sustava--default' },
  incidents: { name: 'Incidents', story: 'system-incidents-incidenti--default' },
  settings: { name: 'Settings', story: 'settings-settings-postavke--default' },
  changePassword: { name: 'Change password', story: 'accounts-change-password-promjena-lozinke--default' },
};

/** The example of a screen. The views of the statistics have that of their page. */
export const exampleOf = (name: RouteName): Example =>
  (examples as Readonly<Partial<Record<RouteName, Example>>>)[name] ?? examples.statistics;

/** Whether a screen has an example of its own: the views of the statistics are one page. */
export const hasExample = (name: RouteName): boolean => name in examples;

/** A story in which an action is taken, by the call's name, or by its area for all its other calls. */
export const writeExamples: Readonly<Record<string, Example>> = {
  accounts: { name: 'Log in', story: 'accounts-log-in-prijava--signs-in' },
  logout: { name: 'Log out', story: 'flows-session--log-out' },
  changePassword: { name: 'Password changed', story: 'accounts-change-password-promjena-lozinke--changed' },
  requestPasswordReset: { name: 'Link sent', story: 'accounts-forgotten-password-zaboravljena-lozinka--sent' },
  resetPassword: { name: 'New password', story: 'accounts-new-password-nova-lozinka--done' },
  zones: { name: 'Hours of a zone', story: 'zones-zone-zona--hours' },
  createWorkingPeriods: { name: 'Request of hours', story: 'zones-new-hours-novo-radno-vrijeme--sends' },
  changeZoneWorkingPeriod: { name: 'Hours changed', story: 'zones-edit-hours-izmjena-radnog-vremena--asks-for-change' },
  removeZoneWorkingPeriod: { name: 'Removal requested', story: 'zones-zones-zone--requests-removal' },
  amendZoneWorkingPeriod: {
    name: 'Request amended',
    story: 'zones-edit-hours-izmjena-radnog-vremena--opens-and-amends-request',
  },
  createZoneClosingRule: { name: 'New days without charge', story: 'zones-zone-zona--new-rule' },
  changeZoneClosingRule: { name: 'Days without charge edited', story: 'zones-zone-zona--edits-rule' },
  changeZoneBorder: { name: 'Border saved', story: 'change-requests-border-saving-spremanje-granice--saved-once' },
  withdrawZoneBorder: { name: 'Request withdrawn', story: 'flows-change-requests--withdrawn' },
  garageHours: { name: 'Hours of a garage', story: 'garages-working-hours-radno-vrijeme--new-edit-withdraw' },
  system: { name: 'Incident saved', story: 'system-incident--saved' },
  changeIncident: { name: 'Incident changed', story: 'system-incident--changed' },
  settings: { name: 'Setting changed', story: 'settings-settings-postavke--setting-changed' },
  saveEmail: { name: 'Address stored', story: 'settings-settings-postavke--address-stored' },
  statistics: { name: 'Mail sent', story: 'statistics-mail-slanje-statistike--mail-sent-once' },
};

/** The example of an action. */
export const exampleOfWrite = ({ area, call }: CallAccess): Example | undefined =>
  writeExamples[call.name] ?? writeExamples[area];

/** A story that shows messages of a namespace of texts. */
export const messageExamples: Readonly<Record<string, Example>> = {
  account: { name: 'New password', story: 'accounts-new-password-nova-lozinka--used-link' },
  app: { name: 'A page that throws', story: 'app-portal--page-throws' },
  auth: { name: 'Wrong password', story: 'accounts-log-in-prijava--wrong-password' },
  borderFiles: { name: 'Each reason', story: 'change-requests-border-files-datoteke-granice--each-reason' },
  borderTools: { name: 'Hole refused', story: 'change-requests-border-tools-alati-granice--hole-refused' },
  borders: { name: 'Import refused', story: 'change-requests-border-sources-izvori-granice--import-refused' },
  calendar: { name: 'Incidents fail', story: 'reporting-calendar-on-the-chart-kalendar-na-grafikonu--incidents-fail' },
  changeRequests: { name: 'Wrong filters', story: 'change-requests-requests-zahtjevi--wrong-filters' },
  data: { name: 'List not loaded', story: 'design-system-multi-select--failed' },
  dateRange: { name: 'Wrong date', story: 'design-system-date-range-picker--bad-typing' },
  drafts: { name: 'Write refused', story: 'flows-session--write-refused' },
  files: { name: 'File failed', story: 'reporting-files-preuzimanje--failed-and-tried-again' },
  forms: { name: 'Out of reach', story: 'parking-providers-pružatelji--out-of-reach' },
  garages: { name: 'Garage not found', story: 'garages-garage-garaža--not-found' },
  closingRules: {
    name: 'Problems of days without charge',
    story: 'zones-new-days-without-charge-novi-dani-bez-naplate--problems',
  },
  hours: { name: 'Problems of hours', story: 'zones-new-hours-novo-radno-vrijeme--problems' },
  hoursYear: { name: 'Rules not loaded', story: 'zones-year-kalendar-godine--rules-failed' },
  incidents: { name: 'Not resolved', story: 'system-resolved-now-riješeno-sada--failed' },
  layout: { name: 'Log out failed', story: 'flows-session--log-out-failed' },
  lists: { name: 'Plate missing', story: 'parking-transactions-transakcije--plate-missing' },
  many: { name: 'Items refused and unknown', story: 'zones-copy-hours-kopiranje-radnog-vremena--failures' },
  map: { name: 'Map without tiles', story: 'design-system-map--no-tiles' },
  operations: { name: 'Line refused', story: 'change-requests-border-operations-obrade-granice--split-refused' },
  palette: { name: 'Outlets that refuse a search', story: 'app-palette--partly-failed' },
  parkingProvider: { name: 'Provider not found', story: 'parking-provider-pružatelj--not-found' },
  parks: { name: 'Park not found', story: 'parks-park--not-found' },
  reporting: { name: 'Broken link', story: 'reporting-filters-filtri--broken-link' },
  sales: { name: 'Sales provider not found', story: 'sales-sales-provider-pružatelj-prodaje--not-found' },
  seasons: { name: 'Days without hours', story: 'zones-copy-hours-kopiranje-radnog-vremena--whole-weeks' },
  session: { name: 'Write refused', story: 'flows-session--write-refused' },
  settings: { name: 'Wrong address', story: 'settings-settings-postavke--bad-address' },
  settlement: { name: 'Wrong month', story: 'statements-settlement-obračun-mjeseca--bad-month' },
  statements: { name: 'Wrong page', story: 'statements-statements-obračuni--bad-page' },
  statistics: { name: 'Mail failed', story: 'statistics-mail-slanje-statistike--mail-failed' },
  system: { name: 'What is missing', story: 'system-incident--missing' },
  time: { name: 'No time', story: 'design-system-time-field--no-time' },
  ui: { name: 'Failed', story: 'design-system-empty-and-failed--failed' },
  views: { name: 'Import refused', story: 'views-saved-views-spremljeni-prikazi--import-refused' },
  zones: { name: 'Zone not found', story: 'zones-zone-zona--no-such-zone' },
  zonesYear: { name: 'Rules of a zone not loaded', story: 'zones-year-of-zones-kalendar-zona--rules-failed' },
};
