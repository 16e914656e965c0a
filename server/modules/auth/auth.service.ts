import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Person } from '../../common/http/person.decorator';
import { Ids } from '../../common/ids';
import { SingleFlight } from '../../common/single-flight';
import type { PersonScope } from '../../common/person-scope';
import { AuthRepository, type ProfileChange, type SessionRow } from './auth.repository';
import { signedInPerson } from './signed-in-person';
import { isSessionAlive, isTouchDue, SESSION_IDLE_MS } from './session.policy';
import { type Identity } from './google-strategy';

/** Only a hash is stored, so nobody who reads the table can sign in with it. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

@Injectable()
export class AuthService {
  /** The requests of one page share a single session lookup. */
  private readonly lookups = new SingleFlight<SessionRow | null>();

  constructor(
    private readonly repository: AuthRepository,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  /** Opens a session for a proven identity and ends an older session of the same browser. */
  async signIn(
    identity: Identity,
    oldToken: string | undefined,
  ): Promise<{ person: Person; token: string }> {
    const now = this.clock.now();
    const account = await this.repository.saveIdentity(this.ids.uuid(), identity, now);
    const person = signedInPerson(account);
    const token = this.ids.secret();
    await this.repository.createSession(person, hashOf(token), now);
    if (oldToken) await this.signOut(oldToken);
    await this.repository.deleteSessionsUnseenSince(new Date(now.getTime() - SESSION_IDLE_MS));
    return { person, token };
  }

  /** Returns null for a token that is unknown or expired. */
  async findSession(token: string): Promise<{ person: Person; signedInAt: Date } | null> {
    const hash = hashOf(token);
    const session = await this.lookups.ask(token, () => this.repository.findSession(hash));
    if (!session) return null;
    const now = this.clock.now();
    if (!isSessionAlive(session, now)) {
      await this.repository.deleteSession(hash);
      return null;
    }
    if (isTouchDue(session, now)) await this.repository.touchSession(hash, now);
    return { person: signedInPerson(session), signedInAt: session.createdAt };
  }

  async updateProfile(person: PersonScope, change: ProfileChange): Promise<Person> {
    const account = await this.repository.updateProfile(person, change, this.clock.now());
    this.lookups.forget();
    return signedInPerson(account);
  }

  /** Runs inside the transaction that queues the erasure. */
  async closeAccount(person: PersonScope): Promise<void> {
    await this.repository.closeAccount(person, this.clock.now());
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
