import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { useColorTheme } from '../theme/colorTheme.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { timeOptions, timeTooltip } from './timeOptions.ts';
import type { TimeChartProps } from './types.ts';

export interface TimeCanvasProps {
  readonly chart: TimeChartProps;
  /** Ids of series that the legend has switched off. */
  readonly hidden: ReadonlySet<string>;
}

/** The drawn chart over time; fetched after the first figures. */
export function TimeCanvas({ chart, hidden }: TimeCanvasProps) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const { theme } = useColorTheme();
  const { title, kind, categories, labels, categoryTitle, series, leftTitle, rightTitle, height = 400 } = chart;
  const options = useMemo(() => {
    const context = { t, formats, theme };
    const drawing = {
      title,
      kind,
      categories,
      labels,
      categoryTitle,
      series,
      leftTitle,
      rightTitle,
      height,
    } as TimeChartProps;
    const made = timeOptions(drawing, hidden, context);
    const tip = timeTooltip(drawing, context);
    return {
      ...made,
      tooltip: {
        ...made.tooltip,
        formatter(this: unknown) {
          const { points = [] } = this as { points?: Parameters<typeof tip>[0] };
          return tip(points);
        },
      },
    };
  }, [
    t,
    formats,
    theme,
    title,
    kind,
    categories,
    labels,
    categoryTitle,
    series,
    leftTitle,
    rightTitle,
    height,
    hidden,
  ]);
  return <ChartCanvas label={title} options={options} height={height} />;
}
