import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changelog as the build's `?raw` gives it. */
export default readFileSync(join(__dirname, '../../CHANGELOG.md'), 'utf8');
