import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { useColorTheme } from '../theme/colorTheme.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import './highcharts/pie3d.ts';
import { type PieDrawing, pieOptions } from './pieOptions.ts';

/** The drawn pie; fetched, with the module that makes it 3D, after the first figures. */
export function PieCanvas({ title, slices, measure, height, labels }: PieDrawing) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const { theme } = useColorTheme();
  const options = useMemo(
    () => pieOptions({ title, slices, measure, height, labels }, { t, formats, theme }),
    [t, formats, theme, title, slices, measure, height, labels],
  );
  return <ChartCanvas label={title} options={options} height={height} />;
}
