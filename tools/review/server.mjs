import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { readDecision } from './decisions.mjs';
import { readDecisions, writeDecisions } from './folder.mjs';

const own = ["'self'"];
const policy = { defaultSrc: ["'none'"], imgSrc: [...own, 'data:'], styleSrc: own, scriptSrc: own, connectSrc: own };

/**
 * The server of a review, which writes each decision to its decisions.json at once. Requests of other sites are refused:
 * by their host, and because a page cannot send JSON to another origin without being asked first.
 */
export function reviewApp(folder, host) {
  const app = new Hono();
  app.use((context, next) => (context.req.header('host') === host ? next() : context.body(null, 403)));
  app.use(secureHeaders({ contentSecurityPolicy: policy }));
  app.get('/decisions', (context) => context.json([...readDecisions(folder).values()]));
  app.post('/decisions', bodyLimit({ maxSize: 20_000 }), async (context) => {
    if (context.req.header('content-type') !== 'application/json') return context.body(null, 415);
    const decision = readDecision(await context.req.json().catch(() => undefined));
    if (!decision) return context.body(null, 400);
    // Read again each time: the file may have been edited or replaced meanwhile.
    writeDecisions(folder, readDecisions(folder).set(decision.key, decision));
    return context.body(null, 204);
  });
  for (const path of ['/', '/index.html', '/review.css', '/review.js', '/data.js', '/images/*'])
    app.get(path, serveStatic({ root: folder }));
  return app;
}

/** Serves a review on this machine only. */
export function serveReview(folder, port) {
  const { fetch } = reviewApp(folder, `127.0.0.1:${port}`);
  return serve({ fetch, hostname: '127.0.0.1', port });
}
