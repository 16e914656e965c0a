import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Fixed texts by screen (docs/decisions.md#fixed-texts). 7 stands for a number and Ann for a name. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  'auth gate': ['Checking your authentication', 'Continue with Google'],
  'public frame': [
    ...['About', 'Pricing', 'Contact', 'Support', 'Sign In', 'Release Notes', 'Start Free Trial'],
  ],
  '/public-pricing': [
    ...['Most Popular', 'Get Started', 'Start with 7 Free Screenshots'],
    'as low as 7.0 cents per screenshot',
  ],
  '/contact': [
    ...['Name', 'Email', 'Inquiry type', 'Subject', 'Message', 'Send Message', 'Message Sent!'],
    ...['general', 'support', 'sales', 'enterprise', 'partnership', 'feedback'],
    'Mon-Fri 9AM-6PM PST',
  ],
  '/support': [
    ...['all', 'Getting Started', 'Teams', 'Features', 'Billing', 'Security'],
    ...['No results found', 'Live Chat', 'Docs', 'Contact'],
  ],
  '/releases': ['1.0.0', '2024-08-24', 'major', 'Request a Feature', 'Subscribe'],
  '/auth/callback': ['Completing Sign In'],
  frame: [
    ...['Screenshots', 'Gallery', 'Calendar View', 'Collections', 'Favorites', 'Tags', 'Teams'],
    ...['Pricing', 'Upgrade', 'Subscription', 'Settings', 'Sign Out', 'Personal', '∞'],
  ],
  '/': [
    ...['Upload Screenshots', 'Organize Collections', 'Manage Teams', 'View Calendar'],
    'Create Team',
  ],
  '/gallery': ['Drop screenshots here', 'Processing', 'Delete', 'Cancel', 'Updated'],
  'the limit of uploads': [
    'You have reached your upload limit. Please upgrade your plan to continue uploading.',
    'Upload Limit Reached',
    "You've reached your monthly upload limit.",
    'Approaching Upload Limit',
    'You have 7 uploads remaining this month.',
    "You've exceeded your monthly limit. Upgrade to continue uploading.",
  ],
  'upload card': [
    ...['Duplicate detected', 'Already uploaded as "Ann"', 'Upload failed with status 7'],
    ...['Invalid response format', 'Network error during upload', 'Upload timeout'],
  ],
  'AI card': [
    'Processing failed (HTTP 7: Ann)',
    ...['Processing timeout (30s)', 'Processing failed'],
  ],
  'viewer and cards': ['+7 more'],
  '/calendar': [
    ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'uploaded', 'created', 'AI dates'],
    ...['Uploaded Screenshots', 'AI-Detected Dates', 'No screenshots for this date'],
    ...['Total screenshots', 'AI-extracted dates', 'Active days', 'AI-detected days'],
  ],
  '/collections': [
    ...['No collections yet', 'Create Collection', 'Failed to add screenshot to collection'],
    'Failed to save search as collection. Please try again.',
  ],
  '/favorites': ['Browse Gallery'],
  '/tags': [
    'Search tags... (minimum 2 characters)',
    ...['No tags yet', 'No matching tags', 'Clear Search'],
  ],
  '/teams': [
    ...['+7 more members', 'Admins can invite members and manage team settings'],
    'Failed to invite member',
  ],
  '/pricing': [
    ...['Checkout Cancelled', 'Get Started', 'No checkout URL received'],
    ...['Failed to start checkout process. Please try again.', 'Failed to create checkout session'],
  ],
  '/subscription': [
    ...['Unlimited', 'Active', 'Cancelling', 'Renews', 'Ends', '7 of 7 used'],
    ...['Plan will cancel at period end', 'Change Plan', 'View Plans', 'Manage Billing'],
    ...['Cancel Plan', 'Cancel Subscription?', 'Keep Subscription', 'Cancel Subscription'],
    ...['Cancelling...', 'Subscription Updated!', 'Failed to cancel subscription'],
    'Failed to cancel subscription. Please try again.',
    'Failed to open billing portal. Please try again.',
  ],
  '/stripe-test': [
    ...['Run Tests', '$9', '$19', '$39', 'Loading...', 'Failed to fetch Stripe products'],
    ...['Error fetching Stripe products', 'Checkout failed: Ann', 'Error: Ann'],
    'STRIPE_TEST_ANN_PRICE_ID',
  ],
  'where the wording is ours': [
    ...['Upgrade to a paid plan to keep uploading.', 'Your personal gallery', 'The Ann gallery'],
    'Move to a larger plan or wait for the reset on Ann.',
    ...['Accept invitation', 'Decline'],
  ],
  'the console only': [
    'Failed to fetch user: API responded with HTTP status 7',
    'Failed to get login redirect URL: API responded with HTTP status 7',
    'Cannot exchange code for session token: no code provided in the URL search params',
    'Failed to exchange code for session token: API responded with HTTP status 7',
    ...['Failed to logout', 'Error fetching team'],
  ],
};

/** Quoted texts that are not in a file of texts, and the file that has each of them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // The operator of a server may change the hours.
  'Mon-Fri 9AM-6PM PST': 'web/features/marketing/company-details.ts',
  // The launch is the oldest entry of the changelog, which the page reads.
  '1.0.0': 'CHANGELOG.md',
  '2024-08-24': 'CHANGELOG.md',
  // The category names belong to the questions.
  all: 'web/features/marketing/support-faq.ts',
  'Getting Started': 'web/features/marketing/support-faq.ts',
  Features: 'web/features/marketing/support-faq.ts',
  Billing: 'web/features/marketing/support-faq.ts',
  Security: 'web/features/marketing/support-faq.ts',
};

/** Quoted texts that are left out on purpose. */
const NOT_USED: Readonly<Record<string, string>> = {
  'Failed to cancel subscription':
    'The cause of a failure; the page says the sentence that goes on with "Please try again."',
};

function textFiles(): string[] {
  const folders = ['web/features', 'web/frame', 'web/ui'];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => /(^|[/-])(texts|checkout-buttons)\.ts$/.test(file)),
  );
}

const SAMPLES: readonly (readonly unknown[])[] = [
  [7, 7],
  ['Ann', 'Ann'],
  [7, 'Ann'],
  ['Ann', 7],
];

/** The results of a text with placeholders for each kind of argument; most take only one kind. */
function said(text: (...values: unknown[]) => unknown): unknown[] {
  return SAMPLES.map((values) => {
    try {
      return text(...values);
    } catch {
      // The function takes another kind of argument, such as a date or a plan.
      return null;
    }
  });
}

type Text = (...values: unknown[]) => unknown;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return said(value as Text).flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function gather(): Set<string> {
  // The file names are known only at run time.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return new Set(textFiles().flatMap((file) => stringsIn(require(join(ROOT, file)))));
}

describe('the texts of all features, word for word', () => {
  const ours = gather();

  it.each(Object.entries(QUOTED))('%s', (_screen, texts) => {
    const missing = texts.filter((text) => !ours.has(text));
    expect(missing.filter((text) => !(text in ELSEWHERE) && !(text in NOT_USED))).toEqual([]);
  });

  it('stands where it is said to when it is no text of the page', () => {
    const absent = Object.entries(ELSEWHERE).filter(
      ([text, file]) => !readFileSync(join(ROOT, file), 'utf8').includes(text),
    );
    expect(absent).toEqual([]);
  });

  it('lists no exception that is none', () => {
    const exceptions = Object.keys({ ...ELSEWHERE, ...NOT_USED });
    const quoted = new Set(Object.values(QUOTED).flat());
    expect(exceptions.filter((text) => ours.has(text) || !quoted.has(text))).toEqual([]);
  });
});
