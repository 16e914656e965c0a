import { FREE_PLAN } from '../../../server/contract/plans';
import { paths } from '../../shared/paths';
import { ownServerTexts } from '../billing/own-server/own-server-texts';
import { planCards } from '../billing/shared/plan-cards.model';
import { aboutTexts } from './about-texts';
import { leastCents } from './comparison.model';
import { contactTexts } from './contact-texts';
import { privacyTexts, termsTexts } from './legal-texts';
import { publicPricingTexts } from './public-pricing-texts';
import { releasesTexts } from './releases-texts';
import { supportTexts } from './support-texts';
import { landingTexts } from './texts';

const what = 'A vault for screenshots: every image is read, and found again by what it says.';

export interface PageHead {
  path: string;
  /** The title of the browser tab. */
  title: string;
  /** The description in search results. */
  description: string;
  /** The description where no plans are sold, if it differs. */
  withoutPlans?: string;
  /** The module of the page, as the build names it. */
  module: string;
}

/** The pages for search engines and link previews; all others need a sign-in. */
export const pageHeads: readonly PageHead[] = [
  {
    path: paths.home,
    title: landingTexts.homeTab,
    description: `${what} Start with ${FREE_PLAN.screenshotLimit} screenshots a month for free.`,
    withoutPlans: what,
    module: 'routes/landing.tsx',
  },
  {
    path: paths.about,
    title: aboutTexts.title,
    description:
      'Why Shotvault reads every screenshot: our mission, what the product does, our story and what we hold to.',
    module: 'routes/about.tsx',
  },
  {
    path: paths.publicPricing,
    title: publicPricingTexts.title,
    description: `Monthly plans from Free to Platinum, ${publicPricingTexts.centsBanner(leastCents(planCards(undefined)))}. Compare what each one opens.`,
    withoutPlans: ownServerTexts.nothingSoldHere,
    module: 'routes/public-pricing.tsx',
  },
  {
    path: paths.contact,
    title: contactTexts.title,
    description:
      'Write to the people behind Shotvault: support, sales, enterprise, partnership and feedback.',
    withoutPlans: 'Write to the people behind this server.',
    module: 'routes/contact.tsx',
  },
  {
    path: paths.support,
    title: supportTexts.title,
    description:
      'Answers about getting started, teams, features, billing and security, all of them searchable.',
    withoutPlans:
      'Answers about getting started, teams, features and security, all of them searchable.',
    module: 'routes/support.tsx',
  },
  {
    path: paths.releases,
    title: releasesTexts.title,
    description: 'What is new in each release of Shotvault, newest first.',
    module: 'routes/releases.tsx',
  },
  {
    path: paths.privacy,
    title: privacyTexts().title,
    description: privacyTexts().lead,
    module: 'routes/legal.tsx',
  },
  {
    path: paths.terms,
    title: termsTexts().title,
    description: termsTexts().lead,
    module: 'routes/legal.tsx',
  },
];
