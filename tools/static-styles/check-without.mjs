/**
 * `node tools/static-styles/check-without.mjs`: builds Storybook without static styles and compares the screens of screens.mjs with the same
 * snapshots as the stories of the ordinary build, so that compiled styles look like those that Chakra creates in
 * the browser. Arguments are those of scripts/stories.mjs, such as `--strict`.
 */
import { join } from 'node:path';
import { bins, root, run } from '../processes/run.mjs';
import { screens } from './screens.mjs';

const folder = join(root, 'test-results/storybook-without-static-styles');
const fewest = 40;

if (screens.length < fewest) throw new Error(`screens.mjs names ${screens.length} stories; ${fewest} are needed.`);
const env = { ...process.env, STATIC_STYLES: 'off' };
const build = ['build', '--test', '--quiet', '--disable-telemetry', '--loglevel', 'warn', '-o', folder];
process.exitCode =
  (await run(bins.storybook, build, { env })) ||
  (await run(join(root, 'scripts/stories.mjs'), [
    ...['--dir', folder, '--results', join(root, 'test-results/stories-without-static-styles.json')],
    ...screens.flatMap((id) => ['--story', id]),
    ...process.argv.slice(2),
  ]));
