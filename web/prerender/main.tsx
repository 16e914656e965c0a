// Run by the build (`scripts/prerender.mjs`): makes the public pages for those who read without a program.
import type { ComponentType } from 'react';
import { paths } from '../app/paths';
import { type PageHead, pageHeads } from '../features/marketing/page-heads';
import About from '../routes/about';
import Contact from '../routes/contact';
import Landing from '../routes/landing';
import PublicPricing from '../routes/public-pricing';
import Releases from '../routes/releases';
import Support from '../routes/support';
import { documentOf } from './document';
import { renderForVisitor } from './render';

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.home]: Landing,
  [paths.about]: About,
  [paths.publicPricing]: PublicPricing,
  [paths.contact]: Contact,
  [paths.support]: Support,
  [paths.releases]: Releases,
};

interface Built {
  /** The built index.html. */
  index: string;
  /** The files that a module of the build needs beyond those of the first page, as paths below the root. */
  filesOf: (module: string) => { styles: readonly string[]; scripts: readonly string[] };
}

function documentFor(head: PageHead, { index, filesOf }: Built): string {
  const Page = pages[head.path];
  if (!Page) throw new Error(`There is no page for ${head.path}`);
  const body = renderForVisitor(<Page />, head.path);
  const title = `${head.title} · Shotvault`;
  return documentOf(index, { ...head, title, body, ...filesOf(head.module) });
}

/** Every public page: its address and its whole document. */
export const publicDocuments = (built: Built): { path: string; html: string }[] =>
  pageHeads.map((head) => ({ path: head.path, html: documentFor(head, built) }));
