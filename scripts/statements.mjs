// Fails for a hand-written statement that no test of the api and drivers projects has reached: its columns are unproven.
import { recorded } from './lib/statement-record.mjs';
import { statementSites } from './lib/statement-sites.mjs';

const sites = statementSites();
const reached = recorded();
const unreached = sites.filter((site) => !reached.has(site));

console.log(`${sites.length - unreached.length} of ${sites.length} statements are checked.`);
if (unreached.length > 0) {
  console.error(
    `No test has reached these. Run the stages api and drivers, or write the test:\n${unreached.join('\n')}`,
  );
  process.exitCode = 1;
}
