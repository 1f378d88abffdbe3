/** The id of the build (a hash of its files), from index.html; undefined in development and in stories. */
export const buildId = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content || undefined;
