import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { Catalogue, type ProviderProduct } from '../../infra/payments/catalogue';
import { BillingRepository } from './billing.repository';

/** For the developer page, which exists only where nobody's money is at stake (decisions 34). */
@Injectable()
export class PaymentTests {
  constructor(
    private readonly repository: BillingRepository,
    private readonly catalogue: Catalogue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws 404 with a live key and without a provider. */
  async listProducts(): Promise<ProviderProduct[]> {
    const { provider, environment } = this.config.payments;
    if (provider === 'none' || environment === 'live') {
      throw new AppError('not_found', 'There is nothing here.');
    }
    // The sandbox has what was asked for once; the page shows everything that is sold.
    for (const plan of await this.repository.listPlans()) await this.catalogue.priceOf(plan);
    return this.catalogue.listProducts();
  }
}
