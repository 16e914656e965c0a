export const stripeTestTexts = {
  title: 'Stripe test',
  hint: 'For developers: tries the payment integration without real money.',
  loadingPage: 'Loading the test page',

  setup: 'Setup',
  environment: 'Environment',
  publishableKey: 'Publishable key',
  noKey: 'Not set',
  email: 'Email',
  plan: 'Plan',
  loading: 'Loading...',

  products: 'Products',
  fetchProducts: 'Fetch products',
  fetchFailed: 'Failed to fetch Stripe products',
  fetchError: 'Error fetching Stripe products',
  noProducts: 'The provider has no products.',
  inactive: 'Inactive',
  noPrices: 'No prices',
  noAmount: 'No fixed amount',
  perInterval: (amount: string, interval: string | undefined) =>
    interval ? `${amount} / ${interval}` : amount,
  copy: 'Copy ID',
  copied: 'Copied',
  copyLabel: (id: string) => `Copy ID ${id}`,
  priceVariable: (plan: string) =>
    `STRIPE_TEST_${plan.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_PRICE_ID`,

  tests: 'Tests',
  runTests: 'Run Tests',
  results: { pass: 'Pass', fail: 'Fail', info: 'Info' },
  error: (reason: string) => `Error: ${reason}`,
  unreadable: 'The answer cannot be read',
  testNames: {
    config: 'Configuration',
    plans: 'Plans',
    status: 'Subscription status',
    products: 'Provider products',
  },
  configPass: (environment: string) => `The environment is ${environment}`,
  configLive: 'This is the live environment: checkouts cost real money',
  plansPass: (names: string) => `On sale: ${names}`,
  plansWithoutPrice: (names: string) => `Without a price at the provider: ${names}`,
  statusPass: (plan: string, used: number) => `On ${plan}, ${used} uploads this month`,
  productsPass: (count: number) => `${count} products`,

  checkout: 'Manual checkout',
  checkoutHint: 'Opens the checkout of Bronze, Silver or Gold in a new tab.',
  checkoutOpened: 'The checkout is open in a new tab.',
  checkoutLink: 'Open it here',
  checkoutFailed: (reason: string) => `Checkout failed: ${reason}`,
} as const;

/** The plans that can be bought by hand, with the labels that the specification fixes. */
export const CHECKOUT_BUTTONS = [
  { planId: 2, label: '$9' },
  { planId: 3, label: '$19' },
  { planId: 4, label: '$39' },
] as const;
