/* What makes the pies three-dimensional (spec 1, part 9): of Highcharts' 3D parts only those. */
import './core.ts';
import Fx from 'highcharts/es-modules/Core/Animation/Fx.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Chart3D from 'highcharts/es-modules/Core/Chart/Chart3D.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import SVGRenderer3D from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer3D.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
import Pie3DSeries from 'highcharts/es-modules/Series/Pie3D/Pie3DSeries.js';

Chart3D.compose(Chart, Fx);
Pie3DSeries.compose(Series);
SVGRenderer3D.compose(SVGRenderer);
