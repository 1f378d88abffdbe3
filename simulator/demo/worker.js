/**
 * The service worker of the built demo: that of every page with a simulator (simulator/serviceWorker/worker.js), and the
 * pages of the portal's addresses. A file server has one page, at the root of the folder; this worker shows it at
 * every address below, so that a reload and a link work.
 */

// msw's worker unregisters itself with its last page, and a reload is the end of a page. This listener comes first.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

importScripts('simulator-worker.js');

const { scope } = self.registration;
const isFile = (address) => /\.(css|html|js|json|map|png|svg|txt|woff2)$/.test(new URL(address).pathname);
const hasPageOfItsOwn = (address) => address.startsWith(`${scope}simulator/`);

/** The portal's page with its files named from the root of the folder, not from the address that it is shown at. */
async function portalPage() {
  const response = await fetch(`${scope}index.html`);
  if (!response.ok) return response;
  const html = (await response.text()).replaceAll('="./', `="${scope}`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && !isFile(url) && !hasPageOfItsOwn(url)) event.respondWith(portalPage());
});
