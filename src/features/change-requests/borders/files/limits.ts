/** The most bytes that are unpacked of one archive: a shapefile of three million vertices. */
export const largestUnpacked = 50_000_000;
