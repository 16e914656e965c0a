import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDetails } from '../../common/site-details';
import { type Encoding, packedText } from './encodings';

/** The audience of a page: the home of a visitor differs from that of a person. */
type Audience = 'all' | 'visitors' | 'people';

/** A document in all its encodings. */
export interface ReadyText {
  html: string;
  packed: (encoding: Encoding) => Promise<Buffer>;
  etag: string;
}

/** A prerendered page, with the address of this installation in it. */
export interface ReadyPage {
  path: string;
  audience: Audience;
  /** Whether the sitemap lists it for search engines. */
  isListed: boolean;
  textFor: (site: SiteDetails) => ReadyText;
}

interface Files {
  file: string;
  /** The page where the installation has a contact address, if that makes a difference. */
  fileWithContact?: string;
}

interface Entry extends Pick<ReadyPage, 'path' | 'audience' | 'isListed'>, Files {
  /** The page of an installation that sells no plans, if that makes a difference. */
  withoutPlans?: Files;
}

/** Facts of this installation that its start knows. */
export interface FixedDetails {
  publicUrl: string;
  /** Whether plans are sold (docs/decisions.md#own-server). */
  sellsPlans: boolean;
}

/** Placeholders for what the build does not know. */
const BASE = '__PUBLIC_URL__';
const SITE_NAME = '__SITE_NAME__';
const SITE_CONTACT = '__SITE_CONTACT__';
const SITE_PLANS = '__SITE_PLANS__';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/**
 * The prerendered pages of `npm run build`, read once, because every new build comes with a restart. None without a
 * build.
 */
export function readReadyPages(folder: string, fixed: FixedDetails): ReadyPage[] {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return [];
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Entry[];
  const read = (file: string) => textMaker(readTemplate(join(folder, file), fixed));
  return entries.map(({ file, fileWithContact, withoutPlans, ...entry }) => {
    const files = (!fixed.sellsPlans && withoutPlans) || { file, fileWithContact };
    const plain = read(files.file);
    const other = files.fileWithContact === undefined ? plain : read(files.fileWithContact);
    return { ...entry, textFor: (site) => (site.contactEmail === null ? plain : other)(site) };
  });
}

/** A built document with what the start of the server knows in it. */
export function readTemplate(file: string, { publicUrl, sellsPlans }: FixedDetails): string {
  return readFileSync(file, 'utf8')
    .replaceAll(BASE, () => escapeXml(publicUrl))
    .replaceAll(SITE_PLANS, sellsPlans ? 'sold' : 'none');
}

/** Fills in what people see of the installation; anew only when that has changed. */
export function textMaker(template: string): ReadyPage['textFor'] {
  let made: { site: SiteDetails; text: ReadyText } | undefined;
  return (site) => {
    if (made?.site !== site) made = { site, text: readyText(filled(template, site)) };
    return made.text;
  };
}

const filled = (template: string, { name, contactEmail }: SiteDetails): string =>
  template
    .replaceAll(SITE_NAME, () => escapeXml(name))
    .replaceAll(SITE_CONTACT, () => escapeXml(contactEmail ?? ''));

function readyText(html: string): ReadyText {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, packed: packedText(html), etag };
}

/** Finds the pages of an address; it may match a route such as `/teams/:id`. */
export function pageFinder(pages: readonly ReadyPage[]) {
  const known = pages.map((page) => ({
    page,
    pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
  }));
  return (path: string): ReadyPage[] =>
    known.filter(({ pattern }) => pattern.test(path)).map(({ page }) => page);
}

/** Of several pages of an address, the one for this audience. */
export function pageFor(pages: readonly ReadyPage[], isVisitor: boolean): ReadyPage | undefined {
  const other: Audience = isVisitor ? 'people' : 'visitors';
  return pages.find(({ audience }) => audience !== other);
}

/** Search engines may index every page, but no answers of the API. */
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
