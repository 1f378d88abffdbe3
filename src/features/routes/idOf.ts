/** Parses an id in an address; undefined for anything else. */
export const idOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
