import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Person } from '../../common/http/person';
import { Ids } from '../../common/ids';
import { SingleFlight } from '../../common/single-flight';
import { AuthRepository, type ProfileChange, type SessionRow } from './auth.repository';
import { isSessionAlive, isTouchDue, SESSION_IDLE_MS } from './session.policy';
import { type Identity } from './google-strategy';

/** Only a hash is stored: whoever reads the table can sign in as nobody. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

@Injectable()
export class AuthService {
  /** The many requests of one page look their session up together. */
  private readonly lookups = new SingleFlight<SessionRow | null>();

  constructor(
    private readonly repository: AuthRepository,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  /** Opens a session for a proven identity; an older one of the same browser ends. */
  async signIn(
    identity: Identity,
    oldToken: string | undefined,
  ): Promise<{ person: Person; token: string }> {
    const now = this.clock.now();
    const person = await this.repository.saveIdentity(this.ids.uuid(), identity, now);
    const token = this.ids.secret();
    await this.repository.createSession(hashOf(token), person.id, now);
    if (oldToken) await this.signOut(oldToken);
    await this.repository.deleteSessionsUnseenSince(new Date(now.getTime() - SESSION_IDLE_MS));
    return { person, token };
  }

  /** Null for a token that is unknown or over. */
  async findPerson(token: string): Promise<Person | null> {
    const hash = hashOf(token);
    const session = await this.lookups.ask(token, () => this.repository.findSession(hash));
    if (!session) return null;
    const now = this.clock.now();
    if (!isSessionAlive(session, now)) {
      await this.repository.deleteSession(hash);
      return null;
    }
    if (isTouchDue(session, now)) await this.repository.touchSession(hash, now);
    const { id, email, name, givenName, picture, timeZone } = session;
    return { id, email, name, givenName, picture, timeZone };
  }

  async updateProfile(userId: string, change: ProfileChange): Promise<Person> {
    const person = await this.repository.updateProfile(userId, change, this.clock.now());
    this.lookups.forget();
    return person;
  }

  /** Inside the transaction that notes what else has to go. */
  async closeAccount(userId: string): Promise<void> {
    await this.repository.closeAccount(userId, this.clock.now());
    this.lookups.forget();
  }

  async signOut(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.repository.deleteSession(hashOf(token));
    this.lookups.forget();
  }
}

export function notSignedIn(): AppError {
  return new AppError('not_signed_in', 'Sign in to continue.');
}
