import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import type { Plan, ProviderProduct } from '../../../../server/contract/billing';
import { ApiError } from '../../../../server/contract/client';
import { formatCents } from '../../../shared/format-money';
import card from '../../../ui/layout/card.module.css';
import { usePlans } from '../shared/billing.queries';
import { stripeTestTexts as texts } from './stripe-test-texts';
import { planNameFor } from './stripe-test.model';
import { useReadProducts } from './stripe-test.queries';
import styles from './stripe-test.module.css';

function Id({ id }: { id: string }) {
  const clipboard = useClipboard();
  return (
    <span className={styles.id}>
      <code className={styles.code}>{id}</code>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={texts.copyLabel(id)}
        onClick={() => void clipboard.copy(id)}
      >
        {clipboard.copied ? texts.copied : texts.copy}
      </Button>
    </span>
  );
}

interface ProductRowProps {
  product: ProviderProduct;
  plans: readonly Plan[];
}

function ProductRow({ product, plans }: ProductRowProps) {
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.product}>{product.name}</span>
        {!product.active && <span className={styles.muted}>{texts.inactive}</span>}
        <Id id={product.id} />
      </div>
      {product.prices.length === 0 && <p className={styles.muted}>{texts.noPrices}</p>}
      <ul className={styles.prices}>
        {product.prices.map(({ id, unit_amount: amount, recurring }) => (
          <li key={id}>
            <div className={styles.row}>
              <span>
                {texts.perInterval(
                  amount === null ? texts.noAmount : formatCents(amount),
                  recurring?.interval,
                )}
              </span>
              <Id id={id} />
            </div>
            <code className={styles.code}>
              {texts.priceVariable(planNameFor(product, id, plans))}
            </code>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The provider's products and prices with the environment variables for their ids. */
export function TestProductsCard() {
  const readProducts = useReadProducts();
  const plans = usePlans() ?? [];
  const [isBusy, setBusy] = useState(false);
  const [products, setProducts] = useState<readonly ProviderProduct[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchProducts = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setProducts(await readProducts());
    } catch (error) {
      setFailure(error instanceof ApiError ? texts.fetchFailed : texts.fetchError);
    }
    setBusy(false);
  };
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={texts.products}>
      <h2>{texts.products}</h2>
      <Button variant="default" loading={isBusy} onClick={() => void fetchProducts()}>
        {texts.fetchProducts}
      </Button>
      {failure && (
        <p role="alert" className={styles.danger}>
          {failure}
        </p>
      )}
      {products?.length === 0 && <p className={styles.muted}>{texts.noProducts}</p>}
      {products && products.length > 0 && (
        <ul className={styles.list}>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} plans={plans} />
          ))}
        </ul>
      )}
    </section>
  );
}
