/** `npm start`: the portal with its simulator, and Storybook, on this machine. Needs Node and npm alone. */

import { freePort, untilReachable } from '../tools/processes/ports.mjs';
import { bins } from '../tools/processes/run.mjs';
import { keep, whenAskedToEnd } from '../tools/processes/servers.mjs';
import { password, users } from '../tools/processes/users.mjs';
import { setup } from './setup.mjs';

const print = (text = '') => console.log(text);
const servers = [];

async function end(code) {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(code);
}

function onDeath(name, output) {
  console.error(`\n${name} stopped:\n${output}`);
  end(1);
}

async function portFor(name, preferred) {
  const port = await freePort(preferred);
  if (port !== preferred) print(`Port ${preferred} is taken, so ${name} goes to ${port}.`);
  return port;
}

async function main() {
  await setup({ browser: false });
  whenAskedToEnd((signal) => {
    if (signal === 'SIGINT') print('\nStopping …');
    end(0);
  });

  const portalPort = await portFor('the portal', 5173);
  const storybookPort = await portFor('Storybook', 6006);
  const consoleAddress = `http://localhost:${portalPort}/simulator/console/`;
  print('Starting the portal and Storybook …');
  servers.push(
    keep('The portal', bins.vite, ['--mode', 'demo', '--port', String(portalPort), '--strictPort'], { onDeath }),
    keep(
      'Storybook',
      bins.storybook,
      ['dev', '-p', String(storybookPort), '--exact-port', '--no-open', '--ci', '--disable-telemetry'],
      // The panel beside each story opens this console (docs/simulator.md).
      { onDeath, env: { STORYBOOK_CONSOLE: consoleAddress } },
    ),
  );
  await Promise.all([
    untilReachable(`http://localhost:${portalPort}/`),
    untilReachable(`http://localhost:${storybookPort}/index.json`),
  ]);

  print();
  print(`  Portal with its simulator     http://localhost:${portalPort}/`);
  print(`  Console of the simulator      ${consoleAddress}`);
  print(`  Storybook                     http://localhost:${storybookPort}/`);
  print();
  print(`  Sign in with one of these and the password ${password}:`);
  for (const [username, may] of Object.entries(users)) print(`    ${username.padEnd(10)} ${may}`);
  print();
  print('  Ctrl+C stops both.');
}

main().catch((error) => {
  console.error(error.message);
  end(1);
});
