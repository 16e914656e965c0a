import { createHash } from 'node:crypto';

/** What the build says about a chunk. */
interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export interface PrecacheEntry {
  url: string;
  /** Null where the name changes with the content. */
  revision: string | null;
}

/** What nobody looks at without a connection: for visitors, for the way in, for developers. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'app/public-pages.tsx',
  'routes/landing.tsx',
  'routes/auth-callback.tsx',
  'routes/invite.tsx',
  'routes/stripe-test.tsx',
]);

const INDEX = 'index.html';
/** Asked for by the index under names without a hash. */
const UNHASHED = [INDEX, 'theme.js', 'favicon.svg'];

const revisionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/** The files of the shell and of every screen of signed-in people, with all that these fetch later. */
export function precacheList(
  manifest: Readonly<Record<string, Chunk>>,
  read: (file: string) => Buffer,
): PrecacheEntry[] {
  const asked = read(INDEX)
    .toString()
    .matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g);
  const files = new Set([...asked].map(([, file]) => file ?? ''));
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}`);
    if (seen.has(key) || LEFT_OUT.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  Object.keys(manifest)
    .filter((key) => files.has(manifest[key]?.file ?? ''))
    .forEach(visit);
  const named = UNHASHED.map((file) => ({ url: `/${file}`, revision: revisionOf(read(file)) }));
  return [...named, ...[...files].map((file) => ({ url: `/${file}`, revision: null }))];
}
