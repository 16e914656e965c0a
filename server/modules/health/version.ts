import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../infra/config/project-root';

const Manifest = z.object({ version: z.string() });

/** The product's version, from package.json. */
export const version = Manifest.parse(
  JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')),
).version;
