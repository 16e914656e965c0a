import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { StandingService } from '../people/standing.service';
import { type IssuedLink, LinkIssuerService } from './link-issuer.service';
import { SignInLinksRepository } from './sign-in-links.repository';

/** The link that makes the first operator of a server (docs/decisions.md#sign-in-links). */
@Injectable()
export class FirstOperatorService {
  constructor(
    private readonly issuer: LinkIssuerService,
    private readonly repository: SignInLinksRepository,
    private readonly standing: StandingService,
    private readonly clock: WallClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** For the start of a server: null where there is an operator, or where an earlier start has printed a link. */
  async offer(): Promise<IssuedLink | null> {
    if (!this.config.links.isOn || (await this.standing.hasOperator())) return null;
    if (await this.repository.hasOpen('first_operator', this.clock.now())) return null;
    return this.issuer.firstOperator();
  }

  /** For the command line: a new link, which replaces the printed one. */
  async renew(): Promise<IssuedLink> {
    if (await this.standing.hasOperator())
      throw new AppError(
        'invalid_input',
        'This server has an operator. Use "users link <email>" to sign one in, or "users invite <email> --operator".',
      );
    return this.issuer.firstOperator();
  }
}
