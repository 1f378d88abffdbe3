/** A point that was pressed: the positions of its category and of its series. */
export interface PressedPoint {
  readonly category: number;
  readonly series: number;
}

const eventName = 'chart-point-press';

/**
 * Tells the component around a chart that a point was pressed. An event of the document does it, since a drawing outlives
 * the page that showed it first (`ChartCache`): it reaches the component that shows the chart now.
 */
export const firePointPress = (chart: HTMLElement, point: PressedPoint) =>
  chart.dispatchEvent(new CustomEvent<PressedPoint>(eventName, { bubbles: true, detail: point }));

/** Listens for presses on the points of the charts within an element; returns a function that ends it. */
export function onPointPress(element: HTMLElement, listener: (point: PressedPoint) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<PressedPoint>).detail);
  element.addEventListener(eventName, heard);
  return () => element.removeEventListener(eventName, heard);
}
