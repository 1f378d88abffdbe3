/**
 * `npm run chromatic`: builds Storybook and publishes it to a Chromatic project, which takes snapshots in the modes of
 * .storybook/modes.ts. `CHROMATIC_PROJECT_TOKEN` names the project; without it the command says so and publishes nothing.
 * Arguments are passed on. Nothing else in this project needs an account: `npm run stories` compares the snapshots of the
 * repository.
 */
import { bins, run } from './lib/run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(bins.chromatic, process.argv.slice(2));
} else {
  console.error(
    [
      'Nothing was published: there is no CHROMATIC_PROJECT_TOKEN.',
      '',
      "The token of a project is on its Manage page at chromatic.com. Set it for this command alone, or as the workflow's secret:",
      '',
      '    CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic',
      '',
      'Without an account, npm run stories compares all snapshots on this machine.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
