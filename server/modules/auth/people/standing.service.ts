import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import type { PersonScope } from '../../../common/person-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Transactions } from '../../../infra/database/transactions';
import { SignOutsService } from '../sign-outs.service';
import { StandingRepository } from './standing.repository';

/** Makes and dismisses operators, and disables accounts (docs/decisions.md#people). */
@Injectable()
export class StandingService {
  private readonly addresses: readonly string[];

  constructor(
    private readonly repository: StandingRepository,
    private readonly signOuts: SignOutsService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    @Inject(CONFIG) config: Config,
  ) {
    this.addresses = config.operators;
  }

  async hasOperator(): Promise<boolean> {
    return (await this.repository.listOperators(this.addresses)).length > 0;
  }

  appoint(person: PersonScope): Promise<void> {
    return this.repository.setOperator(person, true, this.clock.now());
  }

  /** Takes the role that this server gave; the configuration and providers keep theirs. */
  dismiss(person: PersonScope): Promise<void> {
    return this.transactions.run(async () => {
      await this.assertAnother(person);
      await this.repository.setOperator(person, false, this.clock.now());
    });
  }

  /** Ends the sessions of the person as well. */
  disable(person: PersonScope): Promise<void> {
    return this.transactions.run(async () => {
      await this.assertAnother(person);
      const now = this.clock.now();
      await this.repository.setDisabled(person, now, now);
      await this.endSessions(person);
    });
  }

  enable(person: PersonScope): Promise<void> {
    return this.repository.setDisabled(person, null, this.clock.now());
  }

  endSessions(person: PersonScope): Promise<void> {
    return this.transactions.run(async () => {
      await this.repository.endSessions(person);
      await this.signOuts.announce([{ userId: person.userId }]);
    });
  }

  /** A server without an operator could be repaired on its machine only. */
  private async assertAnother({ userId }: PersonScope): Promise<void> {
    const operators = await this.repository.holdOperators(this.addresses);
    if (operators.length !== 1 || operators[0] !== userId) return;
    throw new AppError(
      'last_operator',
      'This is the last operator of this server. Make somebody else an operator first.',
    );
  }
}
