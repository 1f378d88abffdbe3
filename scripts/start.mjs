/** `npm start`: the portal with its simulator, and Storybook, on this machine. Needs Node and npm alone. */
import { password, people } from './lib/people.mjs';
import { answers, freePort } from './lib/ports.mjs';
import { bins } from './lib/run.mjs';
import { keep, whenAskedToEnd } from './lib/servers.mjs';
import { setup } from './setup.mjs';

const say = (text = '') => console.log(text);
const servers = [];

async function end(code) {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(code);
}

function onDeath(name, output) {
  console.error(`\n${name} stopped:\n${output}`);
  end(1);
}

async function portFor(name, wanted) {
  const port = await freePort(wanted);
  if (port !== wanted) say(`Port ${wanted} is taken, so ${name} goes to ${port}.`);
  return port;
}

async function main() {
  await setup({ browser: false });
  whenAskedToEnd((signal) => {
    if (signal === 'SIGINT') say('\nStopping …');
    end(0);
  });

  const portalPort = await portFor('the portal', 5173);
  const storybookPort = await portFor('Storybook', 6006);
  say('Starting the portal and Storybook …');
  servers.push(
    keep('The portal', bins.vite, ['--mode', 'demo', '--port', String(portalPort), '--strictPort'], { onDeath }),
    keep(
      'Storybook',
      bins.storybook,
      ['dev', '-p', String(storybookPort), '--exact-port', '--no-open', '--ci', '--disable-telemetry'],
      { onDeath },
    ),
  );
  await Promise.all([
    answers(`http://localhost:${portalPort}/`),
    answers(`http://localhost:${storybookPort}/index.json`),
  ]);

  say();
  say(`  Portal with its simulator     http://localhost:${portalPort}/`);
  say(`  Support desk of the operator  http://localhost:${portalPort}/simulator/console/`);
  say(`  Storybook                     http://localhost:${storybookPort}/`);
  say();
  say(`  Sign in with one of these and the password ${password}:`);
  for (const [username, may] of Object.entries(people)) say(`    ${username.padEnd(10)} ${may}`);
  say();
  say('  Ctrl+C stops both.');
}

main().catch((error) => {
  console.error(error.message);
  end(1);
});
