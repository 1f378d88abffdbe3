/**
 * The service worker of a page with a simulator in it: msw's own, which passes the calls to the page, and control of a
 * page that asks for it (simulator/serviceWorker/connect.ts). The browser gives a page no control by itself after a
 * hard reload, nor where it keeps a worker that was about to be removed: such a worker is not activated again.
 */
addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});

importScripts('mockServiceWorker.js');
