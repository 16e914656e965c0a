import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Person } from '../../common/http/person';
import { ProviderCustomers, type ProviderInvoice } from '../../infra/payments/customers';
import { SubscriptionsRepository } from './subscriptions.repository';

const INVOICES_SHOWN = 24;
/** Somebody who comes back from paying asks again and again; the provider is asked this often. */
const REFRESH_EVERY_MS = 1_900;

/** Who a person is at the provider. */
@Injectable()
export class BillingCustomers {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderCustomers,
    private readonly clock: WallClock,
  ) {}

  /** Made at the first purchase, and again when the provider has lost it. */
  async ensure(person: Person): Promise<string> {
    const known = await this.find(person.id);
    if (known && (await this.provider.exists(known))) return known;
    const made = await this.provider.create(person, known);
    await this.repository.saveCustomer(person.id, made, this.clock.now());
    return made;
  }

  /** Throws 409 for those who have never bought anything. */
  async get(userId: string): Promise<string> {
    const known = await this.find(userId);
    if (known) return known;
    throw new AppError('no_subscription', 'You have no paid subscription.');
  }

  async listInvoices(userId: string): Promise<ProviderInvoice[]> {
    const known = await this.find(userId);
    return known ? this.provider.listInvoices(known, INVOICES_SHOWN) : [];
  }

  /** May the provider be asked about this person again? */
  claimRefresh(userId: string): Promise<boolean> {
    return this.repository.claimRefresh(userId, this.clock.now(), REFRESH_EVERY_MS);
  }

  private async find(userId: string): Promise<string | null> {
    return (await this.repository.findAccount(userId))?.customerId ?? null;
  }
}
