// Own realm: a sign-in that another spec has begun would change the texts of the buttons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  FEATURE_FROM_PLAN,
  FEATURES,
  PLANNED_FEATURES,
  PLANS,
  planWith,
} from '../../server/contract/plans';
import { type RouteName, routes } from '../../server/contract/routes';
import { isOperator, splitQuery } from '../../server/contract/search/search-grammar';
import { IMAGE_TYPES } from '../../server/contract/storage/image-types';
import { featureNames } from '../features/billing/shared/pricing-texts';
import { aboutFeatures } from '../features/marketing/about-texts';
import { heroSteps } from '../features/marketing/hero-texts';
import { pageHeads } from '../features/marketing/page-heads';
import { questions } from '../features/marketing/support-faq';
import { landingFeatures } from '../features/marketing/texts';
import AboutRoute from '../routes/about';
import ContactRoute from '../routes/contact';
import LandingRoute from '../routes/landing';
import LegalRoute from '../routes/legal';
import PublicPricingRoute from '../routes/public-pricing';
import ReleasesRoute from '../routes/releases';
import SupportRoute from '../routes/support';
import { paths } from '../shared/paths';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const PAGES: readonly [string, ComponentType][] = [
  [paths.home, LandingRoute],
  [paths.about, AboutRoute],
  [paths.publicPricing, PublicPricingRoute],
  [paths.contact, ContactRoute],
  [paths.support, SupportRoute],
  [paths.releases, ReleasesRoute],
  [paths.privacy, LegalRoute],
  [paths.terms, LegalRoute],
];

/** The addresses that the router has a page for; its module cannot be loaded here, the bundler completes it. */
const addresses = [...read('web/app/router.tsx').matchAll(/paths\.(\w+)/g)]
  .map(([, name]) => paths[name as keyof typeof paths])
  .filter((path) => path !== paths.styleguide);

/** Every promise of the public pages, with the route of the server or the page that keeps it. */
const KEPT_BY: Readonly<Record<string, RouteName | keyof typeof paths>> = {
  'landing read': 'processing.process',
  'landing found': 'screenshots.list',
  'landing order': 'screenshots.restore',
  'hero search': 'screenshots.list',
  'hero found': 'screenshots.get',
  'hero why': 'screenshots.get',
  'about read': 'processing.process',
  'about search': 'screenshots.list',
  'about calendar': 'calendar.month',
  'about collections': 'collections.create',
  'about duplicates': 'screenshots.check',
  'about teams': 'teams.create',
  'faq account': 'auth.ways',
  'faq upload': 'screenshots.upload',
  'faq free': 'billing.plans',
  'faq formats': 'screenshots.upload',
  'faq roles': 'teams.updateMember',
  'faq move-and-copy': 'screenshots.transfer',
  'faq create-team': 'teams.create',
  'faq invite': 'invites.create',
  'faq team-limit': 'billing.status',
  'faq search': 'screenshots.list',
  'faq operators': 'screenshots.list',
  'faq calendar': 'calendar.day',
  'faq duplicates': 'screenshots.check',
  'faq who-sees': 'shares.list',
  'faq export': 'export.download',
  'faq delete-account': 'operations.deleteAccount',
  'faq change': 'billing.change',
  'faq cancel': 'billing.cancel',
  'faq after': 'billing.resume',
  // Not on sale, as the answer says.
  'faq annual': 'pricing',
  'faq reset': 'billing.status',
  'faq processing': 'processing.process',
  'faq deleted': 'trash.empty',
};

const PROMISES = [
  ...landingFeatures.map(({ key }) => `landing ${key}`),
  ...heroSteps.map(({ picture }) => `hero ${picture}`),
  ...aboutFeatures.map(({ key }) => `about ${key}`),
  ...questions().map(({ id }) => `faq ${id}`),
];

const answer = (id: string) => questions().find((entry) => entry.id === id)!.answer;

/** The files of the product in which a feature is asked for by its name. */
const filesWith = (feature: string): string[] =>
  readdirSync(join(ROOT, 'server/modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => !file.includes('plan-losses'))
    .filter((file) => read(join('server/modules', file)).includes(`'${feature}'`));

it('every public page is looked at', () => {
  expect(PAGES.map(([path]) => path)).toEqual(pageHeads.map(({ path }) => path));
});

it.each(PAGES)('the links of %s lead to pages', async (address, Page) => {
  fakeServer({ 'auth.me': { status: 401, body: {} } });
  const { container } = renderApp(<Page />, { address });
  await screen.findByRole('heading', { level: 1 });
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(4);
  const dead = links.filter((href) => {
    const [path = ''] = href.split(/[?#]/);
    return href.startsWith('/')
      ? !addresses.some((known) => matchPath(known, path))
      : !/^(mailto:|tel:|https:\/\/|#)./.test(href);
  });
  expect(dead).toEqual([]);
});

it('every promise has a route or a page that keeps it', () => {
  expect(Object.keys(KEPT_BY).sort()).toEqual([...new Set(PROMISES)].sort());
  const nowhere = Object.values(KEPT_BY).filter((name) => !(name in routes) && !(name in paths));
  expect(nowhere).toEqual([]);
});

describe('the plans', () => {
  const basics = ['Basic upload', 'AI processing', 'Search', 'Tags', 'Collections'];

  it.each(PLANS.map((plan) => [plan.name, plan] as const))(
    'the card of %s lists what the plan opens, and nothing else',
    (_name, { id, features }) => {
      const opened = FEATURES.filter((feature) => FEATURE_FROM_PLAN[feature] === id);
      const before = PLANS.filter((plan) => plan.id < id).map(
        ({ name }) => `Everything in ${name}`,
      );
      const extra = features.filter((text) => !basics.includes(text) && !before.includes(text));
      expect(extra).toEqual(opened.map((feature) => featureNames[feature]));
    },
  );

  it.each(FEATURES)('%s is asked for somewhere, or marked as planned', (feature) => {
    expect(filesWith(feature).length > 0).toBe(!PLANNED_FEATURES.includes(feature));
  });

  it('a larger plan costs less per screenshot', () => {
    const cents = PLANS.slice(1).map((plan) => plan.priceCents / plan.screenshotLimit!);
    expect(cents).toEqual([...cents].sort((a, b) => b - a));
  });

  it('answers name the plan that opens what they describe', () => {
    expect(answer('create-team')).toContain(`from the ${planWith('team_collaboration').name} plan`);
    expect(answer('operators')).toContain(`From ${planWith('advanced_search').name} on`);
  });
});

describe('answers about what the product takes', () => {
  it('every operator that is named is one', () => {
    const named = answer('operators').match(/[a-z]+[:<>][^\s,.]+(\.\.[\d-]+)?/g)!;
    expect(named.length).toBeGreaterThan(12);
    const unknown = named.filter((text) => !splitQuery(text).every(isOperator));
    expect(unknown).toEqual([]);
  });

  it('the image types are those that the server takes', () => {
    const taken = Object.keys(IMAGE_TYPES).map((type) => type.split('/')[1]!);
    const said = answer('formats')
      .match(/\w+/g)!
      .filter((word) => word !== 'and');
    expect(said.map((word) => word.toLowerCase()).sort()).toEqual(taken.sort());
  });
});
