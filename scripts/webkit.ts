import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, runFlows } from '../tools/browsers/browserFlows.ts';
import { findWebKit } from '../tools/browsers/executables.mjs';
import { freePort, untilReachable } from '../tools/processes/ports.mjs';
import { root } from '../tools/processes/run.mjs';

/**
 * `npx tsx scripts/webkit.ts`: ten flows of the built portal in this machine's WebKitGTK, over WebDriver, on a display of its own.
 * Leaves them out where there is none, unless `--required`. Fails when a flow fails, and on an error in the page.
 */

/** Copies the build, and has its page record its errors. */
function recordedBuild(folder: string) {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return dist;
  cpSync(dist, folder, { recursive: true });
  for (const encoding of ['br', 'gz']) rmSync(join(folder, `index.html.${encoding}`), { force: true });
  cpSync(join(root, 'tools/browsers/recordProblems.js'), join(folder, 'recordProblems.js'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('<head>', '<head><script src="/recordProblems.js"></script>'));
  return folder;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

/** Starts an X server without a screen, on a display that it chooses; resolves with the display when it is ready. */
async function startDisplay(path: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'];
  const server = spawn(path, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb stopped: ${code}`)));
  });
  return { server, name: `:${number}` };
}

/** Sends commands of W3C WebDriver; throws the error that the driver names. */
const commandsTo = (address: string) =>
  async function send(method: string, path: string, body?: unknown) {
    const response = await fetch(`${address}${path}`, { method, body: body ? JSON.stringify(body) : undefined });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

/** Starts the driver and a window. The folder gets the settings of this run: where downloads go, and no animation. */
async function launch(paths: { driver: string; display: string }, folder: string, downloads: string): Promise<Driver> {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = await startDisplay(paths.display);
  const port = await freePort(4444);
  const server = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const send = commandsTo(address);
  const end = async () => {
    await ended(server);
    await ended(display.server);
  };
  process.once('exit', () => {
    server.kill();
    display.server.kill();
  });
  try {
    await untilReachable(`${address}/status`, 30);
    const { sessionId } = (await send('POST', '/session', {
      // The question of the browser before unsent input is left.
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/window/rect`, { width: 1440, height: 940 });
    const evaluate: Driver['evaluate'] = async (body, ...args) =>
      (await send('POST', `${session}/execute/sync`, {
        script: `return (${body}).apply(null, arguments);`,
        args,
      })) as never;
    return {
      evaluate,
      open: (url) => send('POST', `${session}/url`, { url }),
      press: async (x, y) => {
        await send('POST', `${session}/actions`, {
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              actions: [
                { type: 'pointerMove', x, y, duration: 0 },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ],
        });
      },
      type: async (text) => {
        const [element] = Object.values((await send('GET', `${session}/element/active`)) as Record<string, string>);
        await send('POST', `${session}/element/${element}/value`, { text });
      },
      screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
      problems: async () => JSON.parse((await evaluate(() => sessionStorage.getItem('webkit-problems'))) ?? '[]'),
      close: async () => {
        // A browser that has crashed has no session to end.
        await send('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const paths = findWebKit();
const folder = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
try {
  await runFlows(
    'webkit',
    paths && ((downloads) => launch(paths, join(folder, 'settings'), downloads)),
    'there is no WebKit here: install webkit2gtk-driver and xvfb, or name the driver by WEBKIT_DRIVER_PATH.',
    recordedBuild(join(folder, 'dist')),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
