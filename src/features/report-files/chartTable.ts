import type { ReportColumn, ReportPie, ReportTable, ReportTimeChart } from './document.ts';
import type { FileTexts } from './fileTexts.ts';

/**
 * Returns a chart's figures as a table, for files without charts: a row for each category, a column for each series.
 */
export function chartTable(chart: ReportTimeChart, t: FileTexts): ReportTable {
  const names = chart.labels ?? chart.categories;
  const days = chart.days;
  const columns: ReportColumn[] = [{ header: chart.categoryTitle, kind: days ? 'day' : 'text' }];
  for (const series of chart.series) {
    // The compare period has days of its own.
    if (series.labels) columns.push({ header: t('period', { name: series.name }), kind: 'text', muted: true });
    columns.push({ header: series.name, kind: series.measure, muted: series.compare });
  }
  const rows = names.map((name, index) => ({
    cells: [
      days?.[index] ?? name,
      ...chart.series.flatMap((series) => {
        const value = series.values[index] ?? null;
        return series.labels ? [series.labels[index] ?? null, value] : [value];
      }),
    ],
  }));
  return { columns, rows };
}

/** Returns pies without a table of their own as a table: a row for each name, a column for each pie. */
export function pieTable(pies: readonly ReportPie[], t: FileTexts): ReportTable {
  const names = new Map(pies.flatMap((pie) => pie.slices.map((slice) => [slice.id, slice.name] as const)));
  return {
    columns: [{ header: t('name'), kind: 'text' }, ...pies.map(({ title, kind }) => ({ header: title, kind }))],
    rows: [...names].map(([id, name]) => ({
      cells: [name, ...pies.map((pie) => pie.slices.find((slice) => slice.id === id)?.value ?? null)],
    })),
  };
}
