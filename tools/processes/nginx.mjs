import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { nginxConfiguration, readConfiguration } from '../../deploy/nginx.mjs';
import { freePort } from './ports.mjs';
import { launch } from './run.mjs';

/** The packages of Debian and Ubuntu that the checks of nginx need. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

const inPath = (name, env) =>
  [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** The module that sends the `.br` files of the build. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Finds nginx; `missing` says in one sentence what is not there, if anything. */
export function findNginx(env = process.env) {
  const nginx = inPath('nginx', env);
  const openssl = inPath('openssl', env);
  const brotli = brotliModules.find(existsSync);
  const missing = [
    [nginx, 'nginx'],
    [openssl, 'openssl'],
    [brotli, "nginx's module for Brotli files (libnginx-mod-http-brotli-static)"],
  ].flatMap(([found, name]) => (found ? [] : [name]));
  return { nginx, openssl, brotli, missing: missing.join(', ') };
}

/** Writes a certificate for 127.0.0.1 and localhost, signed by its own key, and returns the paths. */
export function selfSigned(openssl, folder) {
  const [certificate, key] = [join(folder, 'portal.pem'), join(folder, 'portal.key')];
  const { status, stderr } = spawnSync(
    openssl,
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
      .concat(['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'])
      .concat(['-keyout', key, '-out', certificate]),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No certificate could be made:\n${stderr}`);
  return { certificate, key };
}

/** Whether the server answers a health check. */
const isHealthy = (port, agent) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });

/**
 * Starts nginx with the configuration of deploy/nginx.mjs, over TLS with a certificate made on the spot, and resolves
 * once it responds.
 *
 * @param {{ dir: string, api: string, config?: string, port?: number, env?: Record<string, string> }} options - `port`:
 * the first that is tried; `env`: more of the variables that deploy/README.md lists.
 */
export async function startNginx({ dir, api, config, port = 4210, env = {} }) {
  const { nginx, openssl, brotli, missing } = findNginx();
  if (missing) throw new Error(`There is no ${missing}.`);
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const httpPort = await freePort(port);
  const httpsPort = await freePort(httpPort + 1);
  const { certificate, key } = selfSigned(openssl, folder);
  const variables = {
    PORTAL_DIR: dir,
    PORTAL_API: api,
    PORTAL_LISTEN: '127.0.0.1',
    PORTAL_HTTP_PORT: String(httpPort),
    PORTAL_HTTPS_PORT: String(httpsPort),
    PORTAL_PUBLIC_HTTPS_PORT: String(httpsPort),
    PORTAL_CERTIFICATE: certificate,
    PORTAL_KEY: key,
    PORTAL_TEMP: temp,
    PORTAL_ACCESS_LOG: join(folder, 'access.log'),
    PORTAL_BROTLI_MODULE: brotli,
    ...(config ? { PORTAL_CONFIG: config } : {}),
    ...env,
  };
  const text = nginxConfiguration(variables, readConfiguration(variables));
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, text);
  // The workers of an nginx that root starts would change to a user who may not read the build.
  const global = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = launch(nginx, ['-e', 'stderr', '-p', folder, '-c', path, '-g', global], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data) => {
    output = (output + data).slice(-8000);
  });
  const kill = () => child.kill('SIGTERM');
  let hasExited = false;
  const exited = new Promise((done) =>
    child.once('exit', () => {
      hasExited = true;
      done();
    }),
  );
  const agent = new Agent({ rejectUnauthorized: false });
  const end = performance.now() + 120_000;
  while (!(await isHealthy(httpsPort, agent))) {
    if (hasExited || performance.now() > end) {
      kill();
      throw new Error(`nginx did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  agent.destroy();
  return {
    url: `https://127.0.0.1:${httpsPort}`,
    plainUrl: `http://127.0.0.1:${httpPort}`,
    certificate,
    accessLog: variables.PORTAL_ACCESS_LOG,
    process: child,
    exited,
    close: async () => {
      if (!hasExited) kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
