import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAIL_LINK_MINUTES, PASSKEY_MINUTES } from '../../contract/limits';
import { LOGIN_STATE_MS } from './login-state';
import { SESSION_MAX_MS } from './session.policy';

/** On https the `__Host-` prefix makes browsers refuse a cookie that another host could have planted. */
function nameFor(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-shotvault_${name}` : `shotvault_${name}`;
}

/** The cookies of the product: HttpOnly, SameSite=Lax, secure on https. */
export class AuthCookies {
  private readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  session(request: FastifyRequest): string | undefined {
    return request.cookies[nameFor('session', this.isSecure)];
  }

  setSession(reply: FastifyReply, token: string): void {
    this.set(reply, 'session', token, SESSION_MAX_MS);
  }

  clearSession(reply: FastifyReply): void {
    this.set(reply, 'session', '', 0);
  }

  login(request: FastifyRequest): string | undefined {
    return request.cookies[nameFor('login', this.isSecure)];
  }

  setLogin(reply: FastifyReply, value: string): void {
    this.set(reply, 'login', value, LOGIN_STATE_MS);
  }

  clearLogin(reply: FastifyReply): void {
    this.set(reply, 'login', '', 0);
  }

  /** Binds a link that is sent by mail to the browser that asked for it. */
  link(request: FastifyRequest): string | undefined {
    return request.cookies[nameFor('link', this.isSecure)];
  }

  setLink(reply: FastifyReply, value: string): void {
    this.set(reply, 'link', value, MAIL_LINK_MINUTES * 60_000);
  }

  clearLink(reply: FastifyReply): void {
    this.set(reply, 'link', '', 0);
  }

  /** Holds the challenge that a passkey of this browser is to answer. */
  passkey(request: FastifyRequest): string | undefined {
    return request.cookies[nameFor('passkey', this.isSecure)];
  }

  setPasskey(reply: FastifyReply, value: string): void {
    this.set(reply, 'passkey', value, PASSKEY_MINUTES * 60_000);
  }

  clearPasskey(reply: FastifyReply): void {
    this.set(reply, 'passkey', '', 0);
  }

  private set(reply: FastifyReply, name: string, value: string, maxAgeMs: number): void {
    reply.setCookie(nameFor(name, this.isSecure), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: Math.floor(maxAgeMs / 1000),
    });
  }
}
