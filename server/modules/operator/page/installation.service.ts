import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { WallClock } from '../../../common/clock';
import { formatVersion, READING_VERSION } from '../../../common/reading-version';
import { mintSystemScope } from '../../../common/system-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { version } from '../../health/version';
import {
  InstallationRepository,
  type LatestReadings,
  type PeopleCounts,
} from './installation.repository';
import { DAY_MS } from '../../../contract/limits';

const ACTIVE_MS = 30 * DAY_MS;

/** The state of the installation: people, their storage, and the running versions. */
export interface InstallationLook {
  people: PeopleCounts & { plans: { name: string; people: number }[] };
  storage: { screenshots: number; bytes: number; freeBytes: number };
  readings: { version: string; older: number } & LatestReadings;
  versions: { shotvault: string; node: string; postgres: string; schema: string };
}

@Injectable()
export class InstallationService {
  constructor(
    private readonly repository: InstallationRepository,
    private readonly wall: WallClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async look(): Promise<InstallationLook> {
    const system = mintSystemScope();
    const activeSince = new Date(this.wall.now().getTime() - ACTIVE_MS);
    const [people, plans, stored, disk, older, latest, versions] = await Promise.all([
      this.repository.countPeople(system, activeSince),
      this.repository.countByPlan(system),
      this.repository.countStored(system),
      statfs(this.config.dataDir),
      this.repository.countReadBefore(system, READING_VERSION),
      this.repository.findLatestReadings(system),
      this.repository.versions(system),
    ]);
    return {
      people: { ...people, plans },
      storage: { ...stored, freeBytes: disk.bavail * disk.bsize },
      readings: { version: formatVersion(READING_VERSION), older, ...latest },
      versions: { shotvault: version, node: process.versions.node, ...versions },
    };
  }
}
