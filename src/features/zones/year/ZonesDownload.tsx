import { useTranslation } from 'react-i18next';
import { useYear } from '#features/hours-year/index.ts';
import { DownloadMenu, usePageTables } from '#features/report-files/index.ts';

/** The name of the table of zones, and of its file's entry. */
export const zoneYearsTable = 'zoneYears';

/** The files of the calendar of zones: the table as it is shown, as a spreadsheet and as CSV. */
export function ZonesDownload() {
  const { t } = useTranslation('zones');
  const { year } = useYear();
  const table = usePageTables().find(({ id }) => id === zoneYearsTable);
  const filters = [{ label: t('views.year'), value: String(year) }];
  return (
    <DownloadMenu
      items={[
        {
          id: 'xlsx',
          format: 'xlsx',
          holds: 'rows',
          disabled: !table,
          make: (options) =>
            table ? table.make(options, { filters }) : Promise.reject(new Error('The table of zones is not shown')),
        },
      ]}
    />
  );
}
