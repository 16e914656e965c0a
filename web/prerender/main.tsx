// Run by the build (`scripts/prerender.mjs`): makes the public pages for those who read without a program.
import type { ComponentType } from 'react';
import { paths } from '../app/paths';
import { FRAME_MODULE, signedInModules } from '../app/signed-in-modules';
import { type PageHead, pageHeads } from '../features/marketing/page-heads';
import About from '../routes/about';
import Contact from '../routes/contact';
import Landing from '../routes/landing';
import PublicPricing from '../routes/public-pricing';
import Releases from '../routes/releases';
import Support from '../routes/support';
import { documentOf, type NeededFiles, shellOf } from './document';
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
  /** The files that modules of the build need beyond those of the first page. */
  filesOf: (...modules: string[]) => NeededFiles;
}

interface Document {
  path: string;
  audience: 'all' | 'visitors' | 'people';
  html: string;
}

function documentFor(head: PageHead, { index, filesOf }: Built): string {
  const Page = pages[head.path];
  if (!Page) throw new Error(`There is no page for ${head.path}`);
  const body = renderForVisitor(<Page />, head.path);
  const title = `${head.title} · Shotvault`;
  return documentOf(index, { ...head, title, body, ...filesOf(head.module) });
}

/** Every public page, and the index as each screen of signed-in people asks for it. */
export function readyDocuments(built: Built): Document[] {
  const open = pageHeads.map((head): Document => {
    const audience = head.path === paths.home ? 'visitors' : 'all';
    return { path: head.path, audience, html: documentFor(head, built) };
  });
  const shells = Object.entries(signedInModules).map(([path, module]): Document => {
    const html = shellOf(built.index, built.filesOf(FRAME_MODULE, module));
    return { path, audience: 'people', html };
  });
  return [...open, ...shells];
}
