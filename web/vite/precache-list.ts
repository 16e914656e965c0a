import { createHash } from 'node:crypto';

/** A chunk in the build's manifest. */
interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

interface PrecacheEntry {
  url: string;
  /** Null if the name contains a hash of the content. */
  revision: string | null;
}

/** Modules of no use without a connection: for visitors, sign-in and developers. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'app/public-pages.tsx',
  'routes/landing.tsx',
  'routes/sign-in/auth-callback.tsx',
  'routes/invite.tsx',
  'routes/stripe-test.tsx',
]);

const INDEX = 'index.html';
/** Files of the index without a hash in their names. */
const UNHASHED = [INDEX, 'theme.js', 'favicon.svg'];

const revisionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/** The files of the shell and of every signed-in page, with their lazy chunks. */
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
