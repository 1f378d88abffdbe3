/** The place that a map shows by default (behaviour 14.10). */
export const defaultPlace = { latitude: 45.79411, longitude: 15.99919, zoom: 14 } as const;
