import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Account, Person, PersonalSpaceRow } from '../../common/http/person.decorator';
import { Ids } from '../../common/ids';
import { SingleFlight } from '../../common/single-flight';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import { Transactions } from '../../infra/database/transactions';
import {
  AuthRepository,
  type ProfileChange,
  type SessionRow,
  type UsedWay,
} from './auth.repository';
import { signedInPerson } from './signed-in-person';
import { isSessionAlive, isTouchDue, SESSION_IDLE_MS } from './session.policy';
import { IdentityAccountsService } from './identities/identity-accounts.service';
import type { Identity } from './providers/identity';
import { hashOf } from './session-token';
import { SignOutsService } from './sign-outs.service';

/** A session that was just opened, with its token. */
export interface Opened {
  person: Person;
  token: string;
}

interface ProvenWay extends UsedWay {
  /** A group at its provider makes the person an operator. */
  appoints: boolean;
}

@Injectable()
export class AuthService {
  /** The requests of one page share a single session lookup. */
  private readonly lookups = new SingleFlight<SessionRow | null>();

  constructor(
    private readonly repository: AuthRepository,
    private readonly identityAccounts: IdentityAccountsService,
    private readonly signOuts: SignOutsService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {
    // A stream that asks again because of it must not share an answer from before the end.
    signOuts.whenHeard(() => this.lookups.forget());
  }

  /**
   * Opens a session for a proven identity and ends an older session of the same browser. Throws 403 for a disabled
   * account.
   */
  async signIn(identity: Identity, oldToken: string | undefined): Promise<Opened> {
    const { account, identityId } = await this.identityAccounts.findOrOpen(identity);
    const way = { identityId, passkeyId: null, appoints: identity.isOperator };
    return this.open(account, way, oldToken);
  }

  /**
   * The same for an account that a passkey or, where `passkeyId` is null, a recovery code has named. Groups at a provider
   * appoint nobody here: they were not asked.
   */
  async signInTo(
    person: PersonScope,
    passkeyId: string | null,
    oldToken: string | undefined,
  ): Promise<Opened> {
    const account = await this.repository.findAccount(person);
    if (!account) throw notSignedIn();
    return this.open(account, { identityId: null, passkeyId, appoints: false }, oldToken);
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
    const person = signedInPerson(session, session.isAppointed, personalSpaceOf(session));
    return { person, signedInAt: session.createdAt };
  }

  async updateProfile(person: Person, change: ProfileChange): Promise<Person> {
    const account = await this.repository.updateProfile(person, change, this.clock.now());
    this.lookups.forget();
    return signedInPerson(account, person.isAppointed);
  }

  /** Runs inside the transaction that queues the erasure. */
  async closeAccount(person: PersonScope): Promise<void> {
    await this.repository.closeAccount(person, this.clock.now());
    await this.signOuts.announce([{ userId: person.userId }]);
    this.lookups.forget();
  }

  /** Returns the provider at which the person had signed in. Open streams of the session are closed. */
  async signOut(token: string | undefined): Promise<string | null> {
    if (!token) return null;
    const ended = await this.transactions.run(async () => {
      const session = await this.repository.deleteSession(hashOf(token));
      if (session) await this.signOuts.announce([{ userId: session.userId }]);
      return session;
    });
    this.lookups.forget();
    return ended && ended.provider;
  }

  /** Removes the rows of sessions that have ended because nobody used them; returns their number. */
  purgeIdle(system: SystemScope): Promise<number> {
    const before = new Date(this.clock.now().getTime() - SESSION_IDLE_MS);
    return this.repository.deleteSessionsUnseenSince(system, before);
  }

  private async open(
    account: Account,
    { appoints, ...way }: ProvenWay,
    oldToken: string | undefined,
  ): Promise<Opened> {
    const now = this.clock.now();
    const { isOperator, isDisabled } = await this.repository.standingOf(
      signedInPerson(account, false),
    );
    if (isDisabled) throw accountDisabled();
    const person = signedInPerson(account, appoints || isOperator);
    const token = this.ids.secret();
    await this.repository.createSession(person, { tokenHash: hashOf(token), ...way }, now);
    if (oldToken) await this.signOut(oldToken);
    return { person, token };
  }
}

function personalSpaceOf({ workspaceId, ...row }: SessionRow): PersonalSpaceRow | null {
  const { lockAfterCreatedAt, lockAfterId, lockUntil } = row;
  return workspaceId === null ? null : { workspaceId, lockAfterCreatedAt, lockAfterId, lockUntil };
}

/** The sentence tells a person at the door, and a program, why nothing works any more. */
export function accountDisabled(): AppError {
  return new AppError(
    'account_disabled',
    'This account is disabled. Ask an operator of this server.',
  );
}

export function notSignedIn(): AppError {
  return new AppError('not_signed_in', 'Sign in to continue.');
}

export function foreignOrigin(): AppError {
  return new AppError('foreign_origin', 'This request came from another site and was refused.');
}
