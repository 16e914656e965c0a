// Own realm: a sign-in that another spec has begun would change the texts of the buttons.
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import AboutRoute from '../../routes/about';
import ContactRoute from '../../routes/contact';
import PublicPricingRoute from '../../routes/public-pricing';
import ReleasesRoute from '../../routes/releases';
import SupportRoute from '../../routes/support';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

const FRAME = 'About|Pricing|Contact|Support|Sign In|Release Notes|Start Free Trial';
const PLANS = 'Free|Bronze|Silver|Gold|Platinum|Most Popular|Get Started';
const BANNERS = 'Start with 25 Free Screenshots|as low as 2.9 cents per screenshot';
const LABELS = 'Name|Email|Inquiry type|Subject|Message|Send Message|Mon-Fri 9AM-6PM PST';
const CHIPS = 'all|Getting Started|Teams|Features|Billing|Security';

const pages: [path: string, page: ReactElement, texts: string][] = [
  ['/about', <AboutRoute />, '10,000+ users|1M+ screenshots|99.9% search accuracy'],
  ['/about', <AboutRoute />, '5x faster organisation'],
  ['/public-pricing', <PublicPricingRoute />, `${PLANS}|${BANNERS}`],
  ['/contact', <ContactRoute />, LABELS],
  ['/support', <SupportRoute />, `${CHIPS}|Live Chat|Docs|Contact`],
  ['/releases', <ReleasesRoute />, '1.0.0|2024-08-24|major|Request a Feature|Subscribe'],
];

/** Whether an element has exactly this text. */
const isSaid = (text: string) =>
  screen.queryAllByText((_content, element) => element?.textContent.trim() === text).length > 0;

describe('the texts of the public pages, word for word', () => {
  it.each(pages)('%s', async (address, page, texts) => {
    fakeServer({ 'auth.me': { status: 401, body: {} } });
    renderApp(page, { address });
    await screen.findByRole('heading', { level: 1 });
    const missing = `${FRAME}|${texts}`.split('|').filter((text) => !isSaid(text));
    expect(missing).toEqual([]);
  });
});
