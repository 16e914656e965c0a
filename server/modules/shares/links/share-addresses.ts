import { Inject, Injectable } from '@nestjs/common';
import { keyFor } from '../../../common/server-keys';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { hashOfShareToken, shareToken } from './share-token';

/** Makes the addresses of links from the key of this server (docs/decisions.md#server-key). */
@Injectable()
export class ShareAddresses {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.key = keyFor(config.serverKey, 'share addresses');
  }

  urlOf(link: { id: string; version: number }): string {
    return `${this.config.publicUrl}/s/${shareToken(this.key, link)}`;
  }

  hashOf(link: { id: string; version: number }): Buffer {
    return hashOfShareToken(shareToken(this.key, link));
  }
}
