/* Keyboard and screen-reader support of charts, for the parts that the portal draws with. */
import './core.ts';
import Accessibility from 'highcharts/es-modules/Accessibility/Accessibility.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Legend from 'highcharts/es-modules/Core/Legend/Legend.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import Point from 'highcharts/es-modules/Core/Series/Point.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';

Accessibility.compose(Chart, Legend, Point, Series, SVGElement);
