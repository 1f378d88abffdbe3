/** Where a map looks when nothing says otherwise (spec 2, part 9). */
export const defaultPlace = { latitude: 45.79411, longitude: 15.99919, zoom: 14 } as const;
