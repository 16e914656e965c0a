import { Inject, Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../common/clock';
import { keyFor } from '../../../common/server-keys';
import { SHARE_UNLOCK_MINUTES } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { seal, unseal } from '../../auth/sealed';

const LASTS_MS = SHARE_UNLOCK_MINUTES * 60_000;

type Purpose = 'unlock' | 'visit';

interface OpenedLink {
  id: string;
  passwordVersion: number;
}

/** The cookies of a browser at a link: that it knew the password, and that its visit of this hour was counted. */
@Injectable()
export class ShareCookies {
  private readonly isSecure: boolean;
  private readonly secret: string;
  private readonly made: Readonly<Record<Purpose, WeakMap<OpenedLink, string>>> = {
    unlock: new WeakMap(),
    visit: new WeakMap(),
  };

  constructor(
    @Inject(CONFIG) { publicUrl, serverKey }: Config,
    private readonly clock: Clock,
  ) {
    this.isSecure = publicUrl.startsWith('https:');
    this.secret = keyFor(serverKey, 'share visits').toString('hex');
  }

  /** Bound to the password: a new one closes what an earlier one opened. */
  has(request: FastifyRequest, purpose: Purpose, { id, passwordVersion }: OpenedLink): boolean {
    const sealed = request.cookies[this.nameOf(purpose, id)];
    const kept = unseal(sealed, `share ${purpose}`, this.secret) as {
      id?: string;
      version?: number;
      until?: number;
    } | null;
    const isVersion = purpose === 'visit' || kept?.version === passwordVersion;
    return kept?.id === id && isVersion && (kept.until ?? 0) > this.clock.now().getTime();
  }

  set(reply: FastifyReply, purpose: Purpose, link: OpenedLink): void {
    reply.setCookie(this.nameOf(purpose, link.id), this.sealed(purpose, link), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: LASTS_MS / 1000,
    });
  }

  /** It says nothing of the visitor, so those who came together get the same one. */
  private sealed(purpose: Purpose, link: OpenedLink): string {
    const known = this.made[purpose].get(link);
    if (known !== undefined) return known;
    const { id, passwordVersion: version } = link;
    const until = this.clock.now().getTime() + LASTS_MS;
    const sealed = seal({ id, version, until }, `share ${purpose}`, this.secret);
    this.made[purpose].set(link, sealed);
    return sealed;
  }

  /** The random end of the id keeps the names of two links apart. */
  private nameOf(purpose: Purpose, id: string): string {
    return `${this.isSecure ? '__Host-' : ''}shotvault_${purpose}_${id.slice(-12)}`;
  }
}
