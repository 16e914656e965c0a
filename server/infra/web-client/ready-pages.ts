import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoding, packedText } from './encodings';

/** Whom a page is for: a visitor's home is not a person's. */
type Audience = 'all' | 'visitors' | 'people';

/** A page that the build has made ready, with the address of this installation in it. */
export interface ReadyPage {
  path: string;
  audience: Audience;
  /** Whether search engines hear of it. */
  isListed: boolean;
  html: string;
  packed: (encoding: Encoding) => Promise<Buffer>;
  etag: string;
}

type Entry = Pick<ReadyPage, 'path' | 'audience' | 'isListed'> & { file: string };

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
export function readReadyPages(folder: string, publicUrl: string): ReadyPage[] {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return [];
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Entry[];
  return entries.map(({ file, ...entry }) => {
    const made = readFileSync(join(folder, file), 'utf8');
    return { ...entry, ...readyText(made.replaceAll(BASE, () => escapeXml(publicUrl))) };
  });
}

/** A document in every form in which it may travel. */
export function readyText(html: string): Pick<ReadyPage, 'html' | 'packed' | 'etag'> {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, packed: packedText(html), etag };
}

/** Finds the pages at an address, which a route such as `/teams/:id` matches, too. */
export function pageFinder(pages: readonly ReadyPage[]) {
  const known = pages.map((page) => ({
    page,
    pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
  }));
  return (path: string): ReadyPage[] =>
    known.filter(({ pattern }) => pattern.test(path)).map(({ page }) => page);
}

/** The one of several pages of an address that is for whoever asks. */
export function pageFor(pages: readonly ReadyPage[], isVisitor: boolean): ReadyPage | undefined {
  const other: Audience = isVisitor ? 'people' : 'visitors';
  return pages.find(({ audience }) => audience !== other);
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
