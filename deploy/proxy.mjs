import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Headers of one connection, not of the message: they end at a proxy. */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const without = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)));

function refuse(response, detail) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ detail }));
}

/** Passes a call on to the API and its answer back; an API that cannot be reached is a 502, as behind nginx. */
export function passOn(request, response, api) {
  if (!api) {
    refuse(response, 'No API is set: start with --api ORIGIN.');
    return;
  }
  const target = new URL(request.url, api);
  const call = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = call(
    target,
    {
      method: request.method,
      headers: {
        ...without(request.headers),
        host: target.host,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': 'http',
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode, { 'cache-control': 'no-store', ...without(answer.headers) });
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  upstream.once('error', () => refuse(response, 'The API does not answer.'));
  // A portal that leaves a page aborts its calls: the API need not finish them.
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}
