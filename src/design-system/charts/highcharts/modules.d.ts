/* Highcharts' modules come without types of their own; these are as much of them as is used here. */

declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  import type { Chart as ChartType, Options } from 'highcharts';

  const Chart: { chart(place: globalThis.HTMLElement, options: Options): ChartType };
  export default Chart;
}

declare module 'highcharts/es-modules/Core/Globals.js' {
  import type { Chart } from 'highcharts';

  /** Undefined for one that was destroyed; `renderTo` is the element that it was made in. */
  const Globals: { readonly charts: readonly ((Chart & { readonly renderTo: globalThis.HTMLElement }) | undefined)[] };
  export default Globals;
}

declare module 'highcharts/es-modules/Extensions/BorderRadius.js' {
  export function composeBorderRadius(...parts: readonly unknown[]): void;
}

declare module 'highcharts/es-modules/*' {
  const part: { compose(...parts: readonly unknown[]): void; readonly types: { readonly pie: unknown } };
  export default part;
}
