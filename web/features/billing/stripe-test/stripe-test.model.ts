import type {
  Plan,
  ProviderProduct,
  SubscriptionConfig,
  SubscriptionStatus,
} from '../../../../server/contract/billing';
import { failureText } from '../shared/failure-text';
import { stripeTestTexts as texts } from './stripe-test-texts';
import { planNameOf } from '../shared/usage.model';

export interface TestResult {
  name: string;
  outcome: 'pass' | 'fail' | 'info';
  message: string;
}

/** The four reads of the tests. */
interface TestReads {
  config: () => Promise<SubscriptionConfig>;
  plans: () => Promise<readonly Plan[]>;
  status: () => Promise<SubscriptionStatus>;
  products: () => Promise<readonly ProviderProduct[]>;
}

type Verdict = Omit<TestResult, 'name'>;

const pass = (message: string): Verdict => ({ outcome: 'pass', message });
const info = (message: string): Verdict => ({ outcome: 'info', message });

interface Catalogue {
  plans: readonly Plan[];
  /** Null where the provider could not be asked, which has a result of its own. */
  products: readonly ProviderProduct[] | null;
}

/** A plan without a stored price may have one in the server's environment: then the provider sells a product of its name. */
const isPriced = (plan: Plan, products: readonly ProviderProduct[]): boolean =>
  plan.price_cents === 0 ||
  plan.stripe_price_id !== null ||
  products.some(
    (product) =>
      product.active &&
      product.name.toLowerCase().includes(plan.name.toLowerCase()) &&
      product.prices.some(({ unit_amount: amount }) => amount === plan.price_cents),
  );

const judges = {
  config: ({ environment }: SubscriptionConfig) => [
    pass(texts.configPass(environment)),
    ...(environment === 'live' ? [info(texts.configLive)] : []),
  ],
  plans: ({ plans, products }: Catalogue) => {
    const names = (rows: readonly Plan[]) => rows.map(({ name }) => name).join(', ');
    const without = products ? plans.filter((plan) => !isPriced(plan, products)) : [];
    return [
      pass(texts.plansPass(names(plans))),
      ...(without.length > 0 ? [info(texts.plansWithoutPrice(names(without)))] : []),
    ];
  },
  status: (status: SubscriptionStatus) => [
    pass(texts.statusPass(planNameOf(status), status.usage.screenshots_uploaded)),
  ],
  products: (products: readonly ProviderProduct[]) => [
    products.length > 0 ? pass(texts.productsPass(products.length)) : info(texts.noProducts),
  ],
};

function readable<Answer>(answer: Answer | undefined): Answer {
  // A proxy answered in the server's place.
  if (answer === undefined) throw new Error(texts.unreadable);
  return answer;
}

async function run<Answer>(
  name: string,
  read: () => Promise<Answer>,
  judge: (answer: Answer) => Verdict[],
): Promise<TestResult[]> {
  try {
    return judge(readable(await read())).map((verdict) => ({ name, ...verdict }));
  } catch (error) {
    const reason = failureText(error, (error as Error).message);
    return [{ name, outcome: 'fail', message: texts.error(reason) }];
  }
}

/** Reads everything that the payment pages need and reports whether each read works. */
export async function runTests(reads: TestReads): Promise<TestResult[]> {
  const { testNames: names } = texts;
  const products = reads.products();
  const readCatalogue = async () => ({
    plans: readable(await reads.plans()),
    products: await products.catch(() => null),
  });
  const results = await Promise.all([
    run(names.config, reads.config, judges.config),
    run(names.plans, readCatalogue, judges.plans),
    run(names.status, reads.status, judges.status),
    run(names.products, () => products, judges.products),
  ]);
  return results.flat();
}

const START = 12;
const END = 4;

/** The start and end of a key: enough to compare, too little to use. */
export const shortKey = (key: string): string =>
  key.length <= START + END ? key : `${key.slice(0, START)}…${key.slice(-END)}`;

/** The plan of a product: by its price if that is known, else by its name. */
export function planNameFor(
  product: ProviderProduct,
  priceId: string,
  plans: readonly Plan[],
): string {
  const byPrice = plans.find((plan) => plan.stripe_price_id === priceId);
  const byName = plans.find((plan) => product.name.toLowerCase().includes(plan.name.toLowerCase()));
  return (byPrice ?? byName)?.name ?? product.name;
}
