import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDetails } from '../../common/site-details';

export const MANIFEST = 'manifest.webmanifest';

/** The web app manifest with the name of the installation, under which a device installs it. */
export function serveManifest(
  fastify: FastifyInstance,
  folder: string,
  site: () => SiteDetails,
): void {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  fastify.get(`/${MANIFEST}`, (_request, reply) => {
    const { name } = site();
    return reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name, short_name: name }));
  });
}
