/**
 * `npm run conformance -- --api URL --username NAME --password TEXT [--write] [--limit MS] [--json]`: checks a server
 * against the contract, and prints the calls that do not fit, what was expected and what came. It writes nothing to the
 * server without `--write`. Exit code: 0 all fit, 1 some do not, 2 the check could not be made.
 */
import { parseArgs } from 'node:util';
import { type CallResult, checkServer, type Report } from '../tools/conformance/conformance.ts';
import { CannotCheck } from '../tools/conformance/server.ts';

const usage = 'npm run conformance -- --api URL --username NAME --password TEXT [--write] [--limit MS] [--json]';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function optionsOf() {
  try {
    const { values } = parseArgs({
      options: {
        api: { type: 'string', default: 'http://127.0.0.1:4010/api' },
        username: { type: 'string', default: 'operator' },
        password: { type: 'string', default: 'demo-1234' },
        write: { type: 'boolean', default: false },
        limit: { type: 'string', default: '10000' },
        json: { type: 'boolean', default: false },
      },
    });
    if (!URL.canParse(values.api) || !/^https?:$/.test(new URL(values.api).protocol)) {
      return stop(`--api must be an address such as https://portal.example.hr/api, not "${values.api}".`);
    }
    if (!/^[1-9]\d{0,6}$/.test(values.limit)) {
      return stop(`--limit must be a whole number of milliseconds, not "${values.limit}".`);
    }
    return { ...values, limit: Number(values.limit) };
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/(?<=\.) /);
    return stop(`${sentence} The options are: ${usage}`);
  }
}

const count = (report: Report, outcome: CallResult['outcome']) =>
  report.results.filter((result) => result.outcome === outcome).length;

function print(report: Report): void {
  console.log(`${report.api} as ${report.username}, on ${report.day}`);
  for (const { name, method, path, outcome, reason, faults, warnings } of report.results) {
    if (faults.length > 0) console.log(`✗ ${name}  ${method} ${path}`);
    for (const { where, expected, came } of faults) console.log(`    ${where}: expected ${expected}, came ${came}`);
    for (const warning of warnings) console.log(`! ${name}  ${warning}`);
    if (outcome === 'not-asked') console.log(`- ${name}  not requested: ${reason}`);
  }
  console.log(
    `${count(report, 'fits')} fit the contract, ${count(report, 'differs')} do not, ` +
      `${count(report, 'refused')} were refused as they should, ${count(report, 'not-asked')} were not requested`,
  );
}

const { json, ...options } = optionsOf();
try {
  const report = await checkServer(options);
  if (json) console.log(JSON.stringify(report, undefined, 2));
  else print(report);
  process.exitCode = count(report, 'differs') > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotCheck)) throw error;
  stop(error.message);
}
