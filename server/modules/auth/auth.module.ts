import { Module } from '@nestjs/common';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { AuthController } from './auth.controller';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import { AuthCookies } from './cookies';
import { GoogleStrategy } from './google-strategy';
import { LoginService } from './login.service';
import { SessionAuthenticator } from './session-authenticator';

@Module({
  controllers: [AuthController],
  providers: [
    AuthRepository,
    AuthService,
    GoogleStrategy,
    LoginService,
    SessionAuthenticator,
    {
      provide: AuthCookies,
      useFactory: (config: Config) => new AuthCookies(config.publicUrl),
      inject: [CONFIG],
    },
  ],
  exports: [AuthService, AuthCookies, SessionAuthenticator],
})
export class AuthModule {}
