import { paths } from '../../shared/paths';
import { aboutTexts } from './about-texts';
import { contactTexts } from './contact-texts';
import { privacyTexts, termsTexts } from './legal-texts';
import { publicPricingTexts } from './public-pricing-texts';
import { releasesTexts } from './releases-texts';
import { supportTexts } from './support-texts';
import { landingTexts } from './texts';

export interface PageHead {
  path: string;
  /** The title of the browser tab. */
  title: string;
  /** The description in search results. */
  description: string;
  /** The module of the page, as the build names it. */
  module: string;
}

/** The pages for search engines and link previews; all others need a sign-in. */
export const pageHeads: readonly PageHead[] = [
  {
    path: paths.home,
    title: landingTexts.homeTab,
    description:
      'A vault for screenshots: every image is read, and found again by what it says. Start with 25 screenshots a month for free.',
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
    description:
      'Monthly plans from Free to Platinum, as low as 2.9 cents per screenshot. Compare what each one opens.',
    module: 'routes/public-pricing.tsx',
  },
  {
    path: paths.contact,
    title: contactTexts.title,
    description:
      'Write to the people behind Shotvault: support, sales, enterprise, partnership and feedback.',
    module: 'routes/contact.tsx',
  },
  {
    path: paths.support,
    title: supportTexts.title,
    description:
      'Answers about getting started, teams, features, billing and security, all of them searchable.',
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
