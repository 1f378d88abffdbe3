import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Headers of one connection, which a proxy does not forward. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

const forwarded = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));

/**
 * Returns a function that responds with what the portal's server has at a path, so that the portal is at the console's
 * origin too: the console can sign a user in to it, and the links of mails lead to it. A server that cannot be reached, or
 * sends nothing for `patience` milliseconds, is a 502.
 */
export function forwardToPortal(portal: URL, patience: number) {
  const call = portal.protocol === 'https:' ? httpsRequest : httpRequest;
  return (incoming: IncomingMessage, outgoing: ServerResponse, pathAndQuery: string): void => {
    const { method, headers } = incoming;
    const options = {
      method,
      path: pathAndQuery,
      headers: { ...forwarded(headers), host: portal.host },
      timeout: patience,
    };
    const upstream = call(portal, options, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, forwarded(reply.headers));
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    upstream.on('timeout', () => upstream.destroy(new Error('It sends nothing.')));
    upstream.on('error', () => {
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      outgoing.end(`The portal at ${portal.origin} does not respond. Is it started?\n`);
    });
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };
}
