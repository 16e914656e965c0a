import { StandingRepository } from '../people/standing.repository';
import { StandingService } from '../people/standing.service';
import { FirstOperatorService } from './first-operator.service';
import { LinkIssuerService } from './link-issuer.service';
import { LinkRedemptionService } from './link-redemption.service';
import { MailLinksService } from './mail-links.service';
import { NewAccountsService } from './new-accounts.service';
import { SignInLinksRepository } from './sign-in-links.repository';

/** Sign-in by links of this server, and what operators decide about accounts. */
export const linkProviders = [
  FirstOperatorService,
  LinkIssuerService,
  LinkRedemptionService,
  MailLinksService,
  NewAccountsService,
  SignInLinksRepository,
  StandingRepository,
  StandingService,
];
