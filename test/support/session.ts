import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { CONFIG } from '../../server/infra/config/config.module';
import type { Config } from '../../server/infra/config/config';
import { AuthService } from '../../server/modules/auth/auth.service';
import { AuthCookies } from '../../server/modules/auth/cookies';
import { personOf } from '../../sandbox/identity/person';
import type { Client } from './person';

/** Opens a session for an address without the redirects, which the sign-in specs test. */
export async function openSession(
  nest: NestFastifyApplication,
  client: Client,
  address: string,
): Promise<Client> {
  const { sub, email, name, given_name: givenName } = personOf(address);
  const { google } = nest.get<Config>(CONFIG, { strict: false });
  const identity = {
    provider: 'google',
    issuer: google?.issuer ?? 'sandbox',
    subject: sub,
    email,
    name,
    givenName,
    picture: null,
    isOperator: false,
    joinsByEmail: false,
  };
  const auth = nest.get(AuthService, { strict: false });
  const { token } = await auth.signIn(identity, undefined);
  const reply = { setCookie: (key: string, value: string) => (client.cookie = `${key}=${value}`) };
  nest.get(AuthCookies, { strict: false }).setSession(reply as unknown as FastifyReply, token);
  return client;
}
