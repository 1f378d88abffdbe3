/** Whether a path hides a slash, a backslash or a control character behind an encoding, once or twice. */
const hides = (path, decoded) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are looked for.
  /%(2f|5c|[01][\da-f]|7f)/i.test(path + decoded) || /[\u0000-\u001f\u007f\\]/.test(decoded);

/**
 * The path and query of a request line's target, in one normal form: dot segments are resolved, backslashes are slashes,
 * and several slashes are one. A target with a scheme and host is allowed by HTTP; its host is ignored, because this
 * server has one portal and one API. Undefined for a target that is no path. `isAmbiguous`: it has an encoded slash,
 * backslash or control character, which two servers may read differently.
 * @param {string} target
 * @returns {{ path: string, search: string, isAmbiguous: boolean } | undefined}
 */
export function normalAddress(target) {
  const [withPath = '', ...queries] = target.split('?');
  const path = /^https?:\/\/[^/\\]*/i.test(withPath) ? withPath.replace(/^https?:\/\/[^/\\]*/i, '') || '/' : withPath;
  if (!/^[/\\]/.test(path) || target.includes('#')) return undefined;
  try {
    // Leading slashes are one already: otherwise the first segment would be read as a host.
    const { host, pathname } = new URL(path.replace(/^[/\\]+/, '/'), 'http://portal.invalid');
    if (host !== 'portal.invalid') return undefined;
    return {
      path: pathname.replace(/\/{2,}/g, '/'),
      search: queries.length > 0 ? `?${queries.join('?')}` : '',
      isAmbiguous: hides(pathname, decodeURIComponent(pathname)),
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the path below a base such as `/api`, beginning with a slash; undefined for a path that is not below it.
 * @param {string} path
 * @param {string} base - without a slash at its end; empty for the root.
 */
export function below(base, path) {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
