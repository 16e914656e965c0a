import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { PRODUCT_NAME, type SiteDetails } from '../../common/site-details';
import { mintSystemScope } from '../../common/system-scope';
import type { SiteRow } from './site-row';
import { SiteRepository } from './site.repository';

/** Another process shows a change after this time, at its next page. */
const FRESH_MS = 5_000;

/**
 * Name and contact address of this installation (docs/decisions.md#site). Pages are answered from memory, so they need no
 * database and stay readable while it is away.
 */
@Injectable()
export class SiteService implements OnModuleInit {
  private readonly logger = new Logger(SiteService.name);
  private readonly system = mintSystemScope();
  private details: SiteDetails = { name: PRODUCT_NAME, contactEmail: null };
  private readAt = -Infinity;

  constructor(
    private readonly repository: SiteRepository,
    private readonly clock: WallClock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** The same object until something changes. */
  current(): SiteDetails {
    if (this.clock.now().getTime() - this.readAt >= FRESH_MS) void this.refresh();
    return this.details;
  }

  /** As operators entered it. */
  find(): Promise<SiteRow> {
    return this.repository.find(this.system);
  }

  async change(changes: Partial<SiteRow>): Promise<SiteRow> {
    const row = await this.repository.save(this.system, changes);
    this.keep(row);
    return row;
  }

  private async refresh(): Promise<void> {
    // Set first, so that requests meanwhile do not ask again.
    this.readAt = this.clock.now().getTime();
    try {
      this.keep(await this.repository.find(this.system));
    } catch (error) {
      this.logger.warn(`the name of the installation was not read: ${(error as Error).name}`);
    }
  }

  private keep({ name, contactEmail }: SiteRow): void {
    const next = { name: name ?? PRODUCT_NAME, contactEmail };
    const isSame =
      next.name === this.details.name && next.contactEmail === this.details.contactEmail;
    if (!isSame) this.details = next;
  }
}
