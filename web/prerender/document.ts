import { SITE_NAME } from '../shared/site';

/** A placeholder for the public address, which the server replaces because the build does not know it. */
const BASE = '__PUBLIC_URL__';

const PRODUCT = 'Shotvault';
const PICTURE = { path: '/preview.png', width: 1200, height: 630 };

/** Files of a page beyond those of every page, as absolute paths. */
export interface NeededFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

interface PublicDocument extends NeededFiles {
  path: string;
  title: string;
  description: string;
  /** The content of the page as HTML. */
  body: string;
}

/** Escapes text for HTML, attributes included. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Preload links of a page. */
const linksTo = ({ styles, scripts }: NeededFiles): string[] => [
  ...styles.map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href })),
  ...scripts.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
];

function headOf({ path, title, description, ...files }: Omit<PublicDocument, 'body'>): string {
  const address = `${BASE}${path}`;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  // A pattern such as `/invite/:token` is no address.
  const isAddress = !path.includes(':');
  return [
    ...(isAddress ? [tag('link', { rel: 'canonical', href: address })] : []),
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    property('og:description', description),
    ...(isAddress ? [property('og:url', address)] : []),
    property('og:image', `${BASE}${PICTURE.path}`),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', `The gallery of ${PRODUCT}`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...linksTo(files),
  ].join('\n    ');
}

/** Throws when the index has changed its form, instead of writing a broken page. */
function replaceOnce(text: string, pattern: RegExp, by: string): string {
  if (text.match(new RegExp(pattern, 'g'))?.length !== 1) {
    throw new Error(`index.html has not exactly one ${pattern.source}`);
  }
  return text.replace(pattern, () => by);
}

type Changes = readonly [RegExp, string][];

const changed = (index: string, changes: Changes): string =>
  changes.reduce((text, [pattern, by]) => replaceOnce(text, pattern, by), index);

const headChanges = (page: Omit<PublicDocument, 'body'>): Changes => [
  [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
  [
    /<meta\s+name="description"[^>]*>/,
    tag('meta', { name: 'description', content: page.description }),
  ],
  [/<\/head>/, `  ${headOf(page)}\n  </head>`],
];

/** A prerendered public page: the built index with its own head and content. */
export const documentOf = (index: string, page: PublicDocument): string =>
  changed(index, [
    ...headChanges(page),
    [/<meta\s+name="robots"[^>]*>\s*/, ''],
    [/<div id="root"><\/div>/, `<div id="root">${page.body}</div>`],
    [/<noscript>[^<]*<\/noscript>\s*/, ''],
  ]);

/** A page that needs JavaScript: titled for link previews, not indexed. */
export const stepOf = (index: string, page: Omit<PublicDocument, 'body'>): string =>
  changed(index, [
    ...headChanges(page),
    [/<noscript>/, `<noscript><h1>${escapeHtml(page.title)}</h1>`],
  ]);

/** The built index of a signed-in page: preloads its files and marks the session. */
export function shellOf(index: string, files: NeededFiles): string {
  const links = `  ${linksTo(files).join('\n    ')}\n  </head>`;
  return replaceOnce(replaceOnce(index, /<\/head>/, links), /<html/, '<html data-has-session');
}
