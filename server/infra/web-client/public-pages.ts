import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that the build has made ready, with the address of this installation in it. */
export interface PublicPage {
  path: string;
  html: string;
  etag: string;
}

/** What the build leaves where the address belongs, which it does not know. */
const BASE = '__PUBLIC_URL__';

export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The pages of `npm run build`, read once: a restart comes with every new build. None without a build. */
export function readPublicPages(folder: string, publicUrl: string): Map<string, PublicPage> {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return new Map();
  const entries = JSON.parse(readFileSync(list, 'utf8')) as { path: string; file: string }[];
  const pages = entries.map(({ path, file }): PublicPage => {
    const made = readFileSync(join(folder, file), 'utf8');
    const html = made.replaceAll(BASE, () => escapeXml(publicUrl));
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { path, html, etag };
  });
  return new Map(pages.map((page) => [page.path, page]));
}

/** Every page may be looked for; what a program answers is not for reading. */
export const robotsOf = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

export function sitemapOf(publicUrl: string, paths: Iterable<string>): string {
  const urls = [...paths].map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
