// Run by the build (`scripts/prerender.mjs`): renders the public pages for readers without JavaScript.
import type { ComponentType } from 'react';
import { paths } from '../shared/paths';
import { planSales } from '../shared/plan-sales';
import { SITE_NAME } from '../shared/site';
import { SITE_CONTACT, siteContact } from '../shared/site-contact';
import { FRAME_MODULE, signedInModules } from '../app/signed-in-modules';
import { callbackTexts } from '../features/auth/callback-texts';
import { signInPageTexts } from '../features/auth/components/sign-in-page-texts';
import { type PageHead, pageHeads } from '../features/marketing/page-heads';
import { invitePageTexts } from '../features/teams/texts';
import About from '../routes/about';
import Contact from '../routes/contact';
import Legal from '../routes/legal';
import Landing from '../routes/landing';
import PublicPricing from '../routes/public-pricing';
import Releases from '../routes/releases';
import Support from '../routes/support';
import { documentOf, type NeededFiles, shellOf, stepOf } from './document';
import { renderForVisitor } from './render';

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.home]: Landing,
  [paths.about]: About,
  [paths.publicPricing]: PublicPricing,
  [paths.contact]: Contact,
  [paths.support]: Support,
  [paths.releases]: Releases,
  [paths.privacy]: Legal,
  [paths.terms]: Legal,
};

interface Built {
  /** The built index.html. */
  index: string;
  /** The files of modules beyond those of the first page. */
  filesOf: (...modules: string[]) => NeededFiles;
}

interface Rendered {
  html: string;
  /** The page where the installation has a contact address, if that makes a difference. */
  htmlWithContact?: string;
}

interface Document extends Rendered {
  path: string;
  audience: 'all' | 'visitors' | 'people';
  /** Whether the page is in the sitemap. */
  isListed: boolean;
  /** The page of an installation that sells no plans, if that makes a difference. */
  withoutPlans?: Rendered;
}

/** Steps of one person's flow: open to everyone, not indexed. */
const steps: readonly PageHead[] = [
  {
    path: paths.callback,
    title: callbackTexts.completing,
    description: 'The way back from the sign-in to your screenshots.',
    module: 'routes/sign-in/auth-callback.tsx',
  },
  {
    path: paths.providerCallback,
    title: callbackTexts.completing,
    description: 'The way back from the sign-in to your screenshots.',
    module: 'routes/sign-in/auth-callback.tsx',
  },
  {
    path: paths.signIn,
    title: signInPageTexts.title,
    description: 'All ways to sign in to your screenshots.',
    module: 'routes/sign-in/sign-in.tsx',
  },
  {
    path: paths.invite,
    title: invitePageTexts.fallbackTitle,
    description: 'Somebody invites you to share a vault for screenshots with a team.',
    module: 'routes/invite.tsx',
  },
];

const tabOf = ({ title }: PageHead) => `${title} · ${SITE_NAME}`;

function documentFor(head: PageHead, { index, filesOf }: Built): string {
  const Page = pages[head.path];
  if (!Page) throw new Error(`There is no page for ${head.path}`);
  const body = renderForVisitor(<Page />, head.path);
  const description = (!planSales.isOn && head.withoutPlans) || head.description;
  const page = { ...head, description, title: tabOf(head), body };
  return documentOf(index, { ...page, ...filesOf(head.module) });
}

/** The operator's address replaces the example details of the build. */
function rendered(head: PageHead, built: Built): Rendered {
  const html = documentFor(head, built);
  siteContact.email = SITE_CONTACT;
  const htmlWithContact = documentFor(head, built);
  siteContact.email = null;
  return htmlWithContact === html ? { html } : { html, htmlWithContact };
}

function allDocuments(head: PageHead, built: Built): Rendered & Pick<Document, 'withoutPlans'> {
  const page = rendered(head, built);
  planSales.isOn = false;
  const withoutPlans = rendered(head, built);
  planSales.isOn = true;
  return withoutPlans.html === page.html ? page : { ...page, withoutPlans };
}

/** Every public page, and the index of each signed-in page. */
export function readyDocuments(built: Built): Document[] {
  const open = pageHeads.map((head): Document => {
    const audience = head.path === paths.home ? 'visitors' : 'all';
    return { path: head.path, audience, isListed: true, ...allDocuments(head, built) };
  });
  const between = steps.map((head): Document => {
    const step = { ...head, title: tabOf(head), ...built.filesOf(head.module) };
    return {
      path: head.path,
      audience: 'all',
      isListed: false,
      html: stepOf(built.index, step),
    };
  });
  const shells = Object.entries(signedInModules).map(([path, module]): Document => {
    const html = shellOf(built.index, built.filesOf(FRAME_MODULE, module));
    return { path, audience: 'people', isListed: false, html };
  });
  return [...open, ...between, ...shells];
}
