import { Module } from '@nestjs/common';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { SiteModule } from '../site/site.module';
import { AuthController } from './auth.controller';
import { AuthRepository } from './auth.repository';
import { AuthSchedule } from './auth.schedule';
import { AuthService } from './auth.service';
import { AuthCookies } from './cookies';
import { IdentityAccountsService } from './identities/identity-accounts.service';
import { IdentitiesRepository } from './identities/identities.repository';
import { WaysInController } from './identities/ways-in.controller';
import { WaysInService } from './identities/ways-in.service';
import { FirstOperatorService } from './links/first-operator.service';
import { linkProviders } from './links/links.providers';
import { LinkIssuerService } from './links/link-issuer.service';
import { SignInLinksController } from './links/sign-in-links.controller';
import { LoginService } from './login.service';
import { StandingService } from './people/standing.service';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { passkeyProviders } from './passkeys/passkeys.providers';
import { IdentityProviders } from './providers/identity-providers';
import { SessionAuthenticator } from './session-authenticator';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';
import { SignOutsService } from './sign-outs.service';

@Module({
  imports: [SiteModule],
  controllers: [
    AuthController,
    PasskeySignInController,
    PasskeysController,
    SignInController,
    SignInLinksController,
    WaysInController,
  ],
  providers: [
    IdentityAccountsService,
    AuthRepository,
    AuthSchedule,
    AuthService,
    IdentitiesRepository,
    IdentityProviders,
    LoginService,
    SessionAuthenticator,
    SignInService,
    SignOutsService,
    WaysInService,
    ...linkProviders,
    ...passkeyProviders,
    {
      provide: AuthCookies,
      useFactory: (config: Config) => new AuthCookies(config.publicUrl),
      inject: [CONFIG],
    },
  ],
  exports: [
    AuthService,
    AuthCookies,
    FirstOperatorService,
    LinkIssuerService,
    SessionAuthenticator,
    SignOutsService,
    StandingService,
  ],
})
export class AuthModule {}
