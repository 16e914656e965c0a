import { Injectable } from '@nestjs/common';
import { Database } from '../../../infra/database/database';
import { linkPurpose } from '../../../infra/database/enum-columns';
import { type LinkPurpose, Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  bytea,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { OWN_ISSUER } from './link-identity';

export interface NewLink {
  id: string;
  tokenHash: Buffer;
  purpose: LinkPurpose;
  email?: string | null;
  name?: string | null;
  makesOperator?: boolean;
  userId?: string | null;
  madeById?: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const OPEN_LINK = shape({
  id: uuid,
  purpose: linkPurpose,
  /** Of the account that it opens, or of the one that it makes. */
  email: nullable(text),
  name: nullable(text),
  makesOperator: boolean,
  userId: nullable(uuid),
  browserHash: nullable(bytea),
});

export type OpenLink = RowOf<typeof OPEN_LINK>;

/** An account as a link names it; `subject` is that of the way in by links, where it has one. */
const LINKED_ACCOUNT = shape({ id: uuid, email: text, name: text, subject: nullable(text) });

export type LinkedAccount = RowOf<typeof LINKED_ACCOUNT>;

const OPEN_INVITE = shape({
  id: uuid,
  email: nullable(text),
  name: nullable(text),
  makesOperator: boolean,
  createdAt: timestamptz,
  expiresAt: timestamptz,
  madeBy: nullable(text),
});

export type OpenInvite = RowOf<typeof OPEN_INVITE>;

const ADDRESSED = shape({ email: text });

/** A mail link is asked for in a browser, which alone may open it. */
export interface MailLink extends Pick<NewLink, 'id' | 'tokenHash' | 'createdAt' | 'expiresAt'> {
  browserHash: Buffer;
  /** As typed, in any case. */
  email: string;
  askedFrom: string;
  /** Mails to one account since `countedSince` that were asked for there. */
  most: number;
  mostOfAll: number;
  countedSince: Date;
}

/** Links that sign in once. Nobody is signed in yet, so the token is the proof. */
@Injectable()
export class SignInLinksRepository {
  constructor(private readonly database: Database) {}

  async create({ tokenHash, ...link }: NewLink): Promise<void> {
    await this.database.prisma.signInLink.create({
      data: { ...link, tokenHash: new Uint8Array(tokenHash) },
    });
  }

  /**
   * One statement, which takes as long for an address that nobody has. Returns the stored address of the account: mail
   * never goes to the typed one.
   */
  async createForAddress(link: MailLink): Promise<string | null> {
    const { id, tokenHash, browserHash, email, askedFrom, createdAt, countedSince, expiresAt } =
      link;
    const [row] = await this.database.query(
      ADDRESSED,
      Prisma.sql`
        with account as (
          select u.id, u.email from users u
          join identities i on i.user_id = u.id and i.issuer = ${OWN_ISSUER}
          where lower(u.email) = lower(${email}) and u.issuer <> 'closed' and u.disabled_at is null
            and (select count(*) < ${link.mostOfAll}::int
                        and count(*) filter (where l.asked_from = ${askedFrom}) < ${link.most}::int
                 from sign_in_links l
                 where l.user_id = u.id and l.purpose = 'mail' and l.created_at > ${countedSince})
          order by u.created_at, u.id limit 1),
        made as (
          insert into sign_in_links (id, token_hash, purpose, user_id, browser_hash, asked_from, created_at,
                                     expires_at)
          select ${id}::uuid, ${tokenHash}::bytea, 'mail'::"LinkPurpose", account.id, ${browserHash}::bytea,
                 ${askedFrom}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
          from account returning user_id)
        select account.email from account join made on made.user_id = account.id`,
    );
    return row?.email ?? null;
  }

  /** Null when it is unknown, used or expired, or when its account was closed. */
  async find(tokenHash: Buffer, now: Date): Promise<OpenLink | null> {
    const [row] = await this.database.query(
      OPEN_LINK,
      Prisma.sql`
        select l.id, l.purpose, coalesce(u.email, l.email) as email, coalesce(u.name, l.name) as name,
               l.makes_operator as "makesOperator", l.user_id as "userId", l.browser_hash as "browserHash"
        from sign_in_links l left join users u on u.id = l.user_id
        where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now}
          and coalesce(u.issuer, '') <> 'closed'`,
    );
    return row ?? null;
  }

  /** Returns true for one of several simultaneous uses. */
  async take(id: string, now: Date): Promise<boolean> {
    const { count } = await this.database.prisma.signInLink.updateMany({
      where: { id, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    return count > 0;
  }

  async findAccount(userId: string): Promise<LinkedAccount | null> {
    const [row] = await this.database.query(
      LINKED_ACCOUNT,
      Prisma.sql`
        select u.id, u.email, u.name, i.subject
        from users u left join identities i on i.user_id = u.id and i.issuer = ${OWN_ISSUER}
        where u.id = ${userId}::uuid and u.issuer <> 'closed' limit 1`,
    );
    return row ?? null;
  }

  /** Invites that nobody has used, the newest first. */
  listInvites(now: Date): Promise<OpenInvite[]> {
    return this.database.query(
      OPEN_INVITE,
      Prisma.sql`
        select l.id, l.email, l.name, l.makes_operator as "makesOperator",
               l.created_at as "createdAt", l.expires_at as "expiresAt", u.email as "madeBy"
        from sign_in_links l left join users u on u.id = l.made_by_id
        where l.purpose = 'invite' and l.used_at is null and l.expires_at > ${now}
        order by l.created_at desc, l.id desc limit 200`,
    );
  }

  async removeInvite(id: string): Promise<boolean> {
    const { count } = await this.database.prisma.signInLink.deleteMany({
      where: { id, purpose: 'invite', usedAt: null },
    });
    return count > 0;
  }

  /** An address has one open invite at most. */
  async removeInvitesOf(email: string): Promise<void> {
    await this.database.prisma.signInLink.deleteMany({
      where: { purpose: 'invite', usedAt: null, email: { equals: email, mode: 'insensitive' } },
    });
  }

  async hasOpen(purpose: LinkPurpose, now: Date): Promise<boolean> {
    const where = { purpose, usedAt: null, expiresAt: { gt: now } };
    return (await this.database.prisma.signInLink.count({ where })) > 0;
  }

  async removeAllOf(purpose: LinkPurpose): Promise<void> {
    await this.database.prisma.signInLink.deleteMany({ where: { purpose } });
  }

  async purgeExpired(before: Date): Promise<number> {
    const where = { expiresAt: { lt: before } };
    return (await this.database.prisma.signInLink.deleteMany({ where })).count;
  }
}
