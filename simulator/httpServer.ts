import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Simulator } from './simulator.ts';

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', 'http://localhost'), { method, headers, body, signal });
}

async function answer(simulator: Simulator, incoming: IncomingMessage, outgoing: ServerResponse) {
  const left = new AbortController();
  outgoing.on('close', () => left.abort());
  const response = await simulator.handle(await requestOf(incoming, left.signal));
  if (response === undefined) {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' });
    outgoing.end('{"detail":"Only /api/ and /__simulator/ are served here."}');
  } else if (response.type === 'error') {
    // A fault of the network: the connection breaks without a response.
    incoming.socket.destroy();
  } else {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
}

/** Serves a simulator over HTTP. */
export const createHttpServer = (simulator: Simulator): Server =>
  createServer((incoming, outgoing) => {
    answer(simulator, incoming, outgoing).catch((error) => {
      console.error('A request could not be read:', error);
      if (!outgoing.headersSent) outgoing.writeHead(400, { 'Content-Type': 'application/json' });
      outgoing.end('{"detail":"Bad request"}');
    });
  });
