import type { Options } from 'highcharts';
import type { TFunction } from 'i18next';
import type { Formats } from '../language/formats.ts';
import { type ColorTheme, colorValue, seriesColors } from '../theme/palette.ts';

/** What every chart's options are made with. */
export interface ChartContext {
  readonly t: TFunction<'ui'>;
  readonly formats: Formats;
  readonly theme: ColorTheme;
}

/** The colour of a series number in a theme; numbers past the last begin again. */
export function seriesValue(theme: ColorTheme, color: number): string {
  const colors = seriesColors(theme);
  return colors[(color - 1) % colors.length] ?? colorValue('brand.solid', theme);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour mixed into the ground, as a colour of its own: unlike a transparent one it hides the grid behind it. */
export function palerValue(theme: ColorTheme, color: number, part: number): string {
  const ground = channels(colorValue('bg.surface', theme));
  const mixed = channels(seriesValue(theme, color)).map((value, at) =>
    Math.round(value * part + (ground[at] ?? 0) * (1 - part)),
  );
  return `rgb(${mixed.join(', ')})`;
}

/** Names come from the server: in a tooltip, which is markup, they are text. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What is pointed at stands out at once, and the rest stays as it is: what moves here would explain nothing. */
export const states = {
  normal: { animation: false },
  hover: { animation: { duration: 0 } },
  inactive: { animation: { duration: 0 }, opacity: 1 },
};

/** What all charts have in common: type, colours of the theme, no credits, and texts for those who hear them. */
export function basics(title: string, { t, theme }: ChartContext): Options {
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  return {
    chart: {
      backgroundColor: 'transparent',
      animation: false,
      // `ChartCanvas` sees to it.
      reflow: false,
      style: { fontFamily: 'inherit', fontSize: '12px' },
    },
    // The library's own colours would come as a style element with each chart, and the whole page be styled anew for it.
    palette: { injectCSS: false },
    // Heard only: what stands over a chart is the section's own head.
    title: { text: undefined },
    credits: { enabled: false },
    legend: { enabled: false },
    lang: {
      locale: undefined,
      accessibility: {
        defaultChartTitle: title,
        chartContainerLabel: t('chart.a11y.container', { title }),
        svgContainerLabel: t('chart.a11y.svg'),
        screenReaderSection: { endOfChartMarker: '' },
        chartTypes: {
          lineSingle: t('chart.a11y.lineOne'),
          lineMultiple: t('chart.a11y.lineMany'),
          columnSingle: t('chart.a11y.columnOne'),
          columnMultiple: t('chart.a11y.columnMany'),
          pieSingle: t('chart.a11y.pie'),
        },
        series: { nullPointValue: t('chart.noValue') },
      },
    },
    tooltip: {
      useHTML: true,
      animation: false,
      backgroundColor: color('bg.panel'),
      borderColor: color('border.DEFAULT'),
      borderRadius: 8,
      borderWidth: 1,
      shadow: false,
      padding: 10,
      style: { color: color('fg.DEFAULT'), fontSize: '13px' },
    },
    accessibility: {
      enabled: true,
      description: title,
      landmarkVerbosity: 'disabled',
      series: {
        descriptionFormatter: (series) => t('chart.a11y.series', { name: series.name, points: series.points.length }),
      },
      screenReaderSection: { beforeChartFormat: '<p>{typeDescription}</p>', afterChartFormat: '' },
      keyboardNavigation: {
        // The library's own legend is off, and to leave it by Tab is an error; what stands below a chart is ours.
        order: ['series'],
        focusBorder: { style: { color: color('brand.focusRing'), borderRadius: 4 }, margin: 4 },
      },
    },
  };
}
