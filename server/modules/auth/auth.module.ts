import { Module } from '@nestjs/common';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { AuthController } from './auth.controller';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import { AuthCookies } from './cookies';
import { ArrivalsService } from './identities/arrivals.service';
import { IdentitiesRepository } from './identities/identities.repository';
import { WaysInController } from './identities/ways-in.controller';
import { WaysInService } from './identities/ways-in.service';
import { LoginService } from './login.service';
import { IdentityProviders } from './providers/identity-providers';
import { SessionAuthenticator } from './session-authenticator';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

@Module({
  controllers: [AuthController, SignInController, WaysInController],
  providers: [
    ArrivalsService,
    AuthRepository,
    AuthService,
    IdentitiesRepository,
    IdentityProviders,
    LoginService,
    SessionAuthenticator,
    SignInService,
    WaysInService,
    {
      provide: AuthCookies,
      useFactory: (config: Config) => new AuthCookies(config.publicUrl),
      inject: [CONFIG],
    },
  ],
  exports: [AuthService, AuthCookies, SessionAuthenticator],
})
export class AuthModule {}
