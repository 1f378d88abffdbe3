/*
 * The parts of Highcharts that the portal draws with, put together from its own modules in the way that Highcharts
 * documents: lines, columns and pies on category axes. Its ready-made file holds seven more kinds of series, two more
 * kinds of axis and the legend (ours is HTML), which weigh 6 kB; the 3D and accessibility files half as much again.
 */
// Other modules read the series while they load, without importing them: these have to come first.
import 'highcharts/es-modules/Core/Chart/Chart.js';
import 'highcharts/es-modules/Core/Series/Series.js';
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js';
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js';
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Globals from 'highcharts/es-modules/Core/Globals.js';
import Pointer from 'highcharts/es-modules/Core/Pointer.js';
import HTMLElement from 'highcharts/es-modules/Core/Renderer/HTML/HTMLElement.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import Responsive from 'highcharts/es-modules/Core/Responsive.js';
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js';
import { composeBorderRadius } from 'highcharts/es-modules/Extensions/BorderRadius.js';
import 'highcharts/es-modules/Series/Column/ColumnSeries.js';
import 'highcharts/es-modules/Series/Line/LineSeries.js';
import PieDataLabel from 'highcharts/es-modules/Series/Pie/PieDataLabel.js';
import 'highcharts/es-modules/Series/Pie/PieSeries.js';

composeBorderRadius(Series, SVGElement, SVGRenderer);
DataLabel.compose(Series);
HTMLElement.compose(SVGRenderer);
PieDataLabel.compose(Series.types.pie);
PlotLineOrBand.compose(Chart, Axis);
Pointer.compose(Chart);
Responsive.compose(Chart);
StackingAxis.compose(Axis, Chart, Series);
Tooltip.compose(Pointer);

/** Every chart that was drawn and not destroyed. */
const { charts } = Globals;

export { Chart, charts };
