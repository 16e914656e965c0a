import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import type { Person } from '../../../common/http/person.decorator';
import type { PersonScope } from '../../../common/person-scope';
import {
  ProviderCustomers,
  type ProviderInvoice,
} from '../../../infra/payments/provider-customers';
import { SubscriptionsRepository } from './subscriptions.repository';

const INVOICES_SHOWN = 24;
/** A page that waits for a payment polls; the provider is asked at most this often. */
const REFRESH_EVERY_MS = 1_900;

/** Maps people to customers of the payment provider. */
@Injectable()
export class BillingCustomersService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderCustomers,
    private readonly clock: WallClock,
  ) {}

  /** Creates the customer at the first purchase, and again when the provider has lost it. */
  async ensure(person: Person): Promise<string> {
    const known = await this.find(person);
    if (known && (await this.provider.exists(known))) return known;
    const made = await this.provider.create(person, known);
    await this.repository.saveCustomer(person, made, this.clock.now());
    return made;
  }

  /** Throws 409 for people who have never bought anything. */
  async get(person: PersonScope): Promise<string> {
    const known = await this.find(person);
    if (known) return known;
    throw new AppError('no_subscription', 'You have no paid subscription.');
  }

  async listInvoices(person: PersonScope): Promise<ProviderInvoice[]> {
    const known = await this.find(person);
    return known ? this.provider.listInvoices(known, INVOICES_SHOWN) : [];
  }

  /** Tells whether the provider may be asked about this person again. */
  claimRefresh(person: PersonScope): Promise<boolean> {
    return this.repository.claimRefresh(person, this.clock.now(), REFRESH_EVERY_MS);
  }

  private async find(person: PersonScope): Promise<string | null> {
    return (await this.repository.findAccount(person))?.customerId ?? null;
  }
}
