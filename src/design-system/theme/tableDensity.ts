/** How dense tables are, and the skeletons that stand for them: the height of a row and the padding of its cells, in px. */
export const tableDensity = { rowHeight: 36, cellBlock: 4, cellInline: 12 };
