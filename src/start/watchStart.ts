/**
 * Watches the start. Where a script cannot be fetched, or fails before the portal is shown, the notice of index.html
 * appears at once. Its link fetches the files from the server, past what the browser keeps: a file that was missing for
 * a moment must not stay missing. By the load event the first file has run, or never will. Without this script the notice
 * appears by itself after 30 s.
 */
export function watchStart() {
  const { dataset } = document.documentElement;
  const show = () => {
    dataset.startFailed = '';
  };
  addEventListener('error', show, true);
  addEventListener('unhandledrejection', show);
  addEventListener('load', () => {
    if (dataset.started === undefined) show();
  });
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('#start-failed a')) return;
    event.preventDefault();
    const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
      'script[src], link[rel=modulepreload], link[rel=stylesheet]',
    );
    const addresses = [...files].map((file) => file.src || file.href);
    void Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload' }))).then(() =>
      location.reload(),
    );
  });
}
