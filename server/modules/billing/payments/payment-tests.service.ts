import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { Config } from '../../../infra/config/config';
import { hasPaymentTests } from '../../../infra/config/payments-config';
import { CONFIG } from '../../../infra/config/config.module';
import { Catalogue, type ProviderProduct } from '../../../infra/payments/catalogue';
import { PlansRepository } from '../plans/plans.repository';

/** Serves the developer page, which exists only where no real money is used (docs/decisions.md#payment-tests). */
@Injectable()
export class PaymentTestsService {
  constructor(
    private readonly repository: PlansRepository,
    private readonly catalogue: Catalogue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws 404 with a live key and without a provider. */
  async listProducts(): Promise<ProviderProduct[]> {
    if (!hasPaymentTests(this.config)) {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    // The sandbox creates a product when it is first asked for; the page shows everything for sale.
    for (const plan of await this.repository.listPlans()) await this.catalogue.priceOf(plan);
    return this.catalogue.listProducts();
  }
}
