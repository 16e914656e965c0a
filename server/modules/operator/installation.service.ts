import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { WallClock } from '../../common/clock';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { version } from '../health/version';
import { InstallationRepository, type PeopleCounts } from './installation.repository';

const ACTIVE_MS = 30 * 24 * 60 * 60 * 1000;

/** How the installation is: people, what they store, and which versions serve them. */
export interface InstallationLook {
  people: PeopleCounts & { plans: { name: string; people: number }[] };
  storage: { screenshots: number; bytes: number; freeBytes: number };
  versions: { shotvault: string; node: string; postgres: string; schema: string };
}

@Injectable()
export class Installation {
  constructor(
    private readonly repository: InstallationRepository,
    private readonly wall: WallClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async look(): Promise<InstallationLook> {
    const activeSince = new Date(this.wall.now().getTime() - ACTIVE_MS);
    const [people, plans, stored, disk, versions] = await Promise.all([
      this.repository.countPeopleForSystem(activeSince),
      this.repository.countByPlanForSystem(),
      this.repository.countStoredForSystem(),
      statfs(this.config.dataDir),
      this.repository.versionsForSystem(),
    ]);
    return {
      people: { ...people, plans },
      storage: { ...stored, freeBytes: disk.bavail * disk.bsize },
      versions: { shotvault: version, node: process.versions.node, ...versions },
    };
  }
}
