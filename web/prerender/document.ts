/** Stands for the public address of the installation, which the build does not know; the server puts it in. */
export const BASE = '__PUBLIC_URL__';

const PRODUCT = 'Shotvault';
const PICTURE = { path: '/preview.png', width: 1200, height: 630 };

/** Files that a page needs beyond those of every page, as paths below the root. */
export interface NeededFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

export interface PublicDocument extends NeededFiles {
  path: string;
  title: string;
  description: string;
  /** What the page shows, as HTML. */
  body: string;
}

/** Text that may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
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

/** Asks for files before the program does. */
const linksTo = ({ styles, scripts }: NeededFiles): string[] => [
  ...styles.map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href })),
  ...scripts.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
];

function headOf({ path, title, description, ...files }: PublicDocument): string {
  const address = `${BASE}${path}`;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    tag('link', { rel: 'canonical', href: address }),
    property('og:type', 'website'),
    property('og:site_name', PRODUCT),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${BASE}${PICTURE.path}`),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', `The gallery of ${PRODUCT}`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...linksTo(files),
  ].join('\n    ');
}

/** Fails rather than leave a page half made, should the page of all others ever change its form. */
function replaceOnce(text: string, pattern: RegExp, by: string): string {
  if (text.match(new RegExp(pattern, 'g'))?.length !== 1) {
    throw new Error(`index.html has not exactly one ${pattern.source}`);
  }
  return text.replace(pattern, () => by);
}

/** The page of a public address: the built index with a head of its own and with something to read. */
export function documentOf(index: string, page: PublicDocument): string {
  const description = tag('meta', { name: 'description', content: page.description });
  const changes: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [/<meta\s+name="description"[^>]*>/, description],
    [/<meta\s+name="robots"[^>]*>\s*/, ''],
    [/<\/head>/, `  ${headOf(page)}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root">${page.body}</div>`],
    [/<noscript>[^<]*<\/noscript>\s*/, ''],
  ];
  return changes.reduce((text, [pattern, by]) => replaceOnce(text, pattern, by), index);
}

/** The built index for people, which asks for the files of their screen together with its own. */
export const shellOf = (index: string, files: NeededFiles): string =>
  replaceOnce(index, /<\/head>/, `  ${linksTo(files).join('\n    ')}\n  </head>`);
