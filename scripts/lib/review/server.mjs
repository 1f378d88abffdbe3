import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { formatDecisions, readDecision } from './decisions.mjs';
import { readDecisions, writeDecisions } from './page.mjs';

const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
};
const files = /^\/(index\.html|review\.css|review\.js|decisions\.json|images\/[0-9a-f-]+\.png)$/;
const policy = "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'";
const largestBody = 20_000;

/** The text of a request, or undefined for one that is too large, which is read to its end without being kept. */
async function bodyOf(request) {
  let text = '';
  let length = 0;
  for await (const part of request.setEncoding('utf8')) {
    length += part.length;
    text = length > largestBody ? '' : text + part;
  }
  return length > largestBody ? undefined : text;
}

function parsed(text) {
  try {
    return readDecision(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Serves a review on this machine only, and writes each decision to its decisions.json at once. Requests of other sites
 * are refused: by their host, and because a page cannot send JSON to another origin without being asked first.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serveReview(folder, port) {
  const host = `127.0.0.1:${port}`;

  async function respond(request, response) {
    const end = (status, headers, body) => {
      // What is refused is read to its end, so that the connection can be used again.
      request.resume();
      response.writeHead(status, headers).end(body);
    };
    if (request.headers.host !== host) return end(403);
    const { pathname } = new URL(request.url, `http://${host}`);
    if (request.method === 'POST' && pathname === '/decisions') {
      if (request.headers['content-type'] !== 'application/json') return end(415);
      const text = await bodyOf(request);
      const decision = text && parsed(text);
      if (!decision) return end(400);
      // Read again each time: the file may have been edited or replaced meanwhile.
      writeDecisions(folder, readDecisions(folder).set(decision.key, decision));
      return end(204);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405);
    const path = pathname === '/' ? '/index.html' : pathname;
    if (!files.test(path)) return end(404);
    const headers = {
      'content-type': types[path.split('.').at(-1)],
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      // Images are named by their hashes; the rest changes.
      'cache-control': path.startsWith('/images/') ? 'max-age=3600' : 'no-store',
    };
    if (path === '/decisions.json') return end(200, headers, formatDecisions(readDecisions(folder)));
    try {
      const file = readFileSync(join(folder, path));
      // The page learns that its decisions are kept at once.
      const served =
        path === '/index.html' ? file.toString('utf8').replace('<html lang="en"', '$& data-server=""') : file;
      return end(200, headers, served);
    } catch {
      return end(404);
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.writeHead(500).end(String(error.message)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://${host}/`,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      }),
    );
  });
}
