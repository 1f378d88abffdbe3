/** The texts that the pages outside the main layout need. The build makes one file of them, and one of all others. */
export const publicNamespaces: readonly string[] = ['ui', 'app', 'auth', 'forms'];
