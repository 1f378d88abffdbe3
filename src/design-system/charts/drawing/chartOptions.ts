import type { Options, PlotSeriesOptions } from 'highcharts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText, isolated } from '../../LongText/cutText.ts';
import { type Formats, useFormats } from '../../language/formats.ts';
import { type ColorTheme, colorValue, seriesColors } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { firePointPress } from '../pointPress.ts';

/** What the options of every chart depend on, in addition to its figures. */
export interface ChartContext {
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
  readonly theme: ColorTheme;
}

/** The page's language and theme, as options need them. */
export function useChartContext(): ChartContext {
  const { t } = useTranslation('data');
  const formats = useFormats();
  const { theme } = useColorTheme();
  return useMemo(() => ({ t, formats, theme }), [t, formats, theme]);
}

/** The colour of a series number in a theme; numbers after the last begin again. */
export function seriesValue(theme: ColorTheme, color: number): string {
  const colors = seriesColors(theme);
  return colors[(color - 1) % colors.length] ?? colorValue('brand.solid', theme);
}

/** Whether two drawings show the same: a page that is opened again computes the same figures again. */
export const showTheSame = (before: object, now: object) => JSON.stringify(before) === JSON.stringify(now);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A series colour mixed with the background: unlike a transparent colour it hides the grid behind it. */
export function palerValue(theme: ColorTheme, color: number, part: number): string {
  const ground = channels(colorValue('bg.surface', theme));
  const mixed = channels(seriesValue(theme, color)).map((value, at) =>
    Math.round(value * part + (ground[at] ?? 0) * (1 - part)),
  );
  return `rgb(${mixed.join(', ')})`;
}

/** Names come from the server: in a tooltip, which is HTML, they have to be escaped. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * A name in a tooltip, cut to so many letters. Of HTML Highcharts leaves out what it does not know, `bdi` with all that is in it:
 * a name that is written from right to left is isolated by its characters.
 */
export const nameHtml = (name: string, longest: number) => `<span>${escaped(isolated(cutText(name, longest)))}</span>`;

/** The point under the pointer stands out without animation, and the other series keep their opacity. */
export const states = {
  normal: { animation: false },
  hover: { animation: { duration: 0 } },
  inactive: { animation: { duration: 0 }, opacity: 1 },
};

/** The options of series whose points lead further: by a press, and by Enter from the keyboard. */
export const followed: PlotSeriesOptions = {
  cursor: 'pointer',
  point: {
    events: {
      click() {
        firePointPress(this.series.chart.container, { category: this.index, series: this.series.index });
      },
    },
  },
};

/** The options that all charts share: font, colours of the theme, no credits, and texts for screen readers. */
export function sharedOptions(title: string, { t, theme }: ChartContext): Options {
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  return {
    chart: {
      backgroundColor: 'transparent',
      animation: false,
      style: { fontFamily: 'inherit', fontSize: '12px' },
    },
    // Otherwise each chart adds a style element, for which the browser recalculates the styles of the whole page.
    palette: { injectCSS: false },
    // Only for screen readers: the section around a chart has a visible title.
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
        // Highcharts' own legend is off, and leaving it by Tab throws an error; the legend below a chart is HTML.
        order: ['series'],
        focusBorder: { style: { color: color('brand.focusRing'), borderRadius: 4 }, margin: 4 },
      },
    },
  };
}
