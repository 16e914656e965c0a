import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ENTITY_VERSION, findEntities } from '../../analysis/entities/find-entities';
import type { FoundEntity } from '../../analysis/entities/found-entity';
import { Ids } from '../../common/ids';
import { findEntitiesJob } from '../../common/jobs/text-scan.job';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { ReadText, StoreFound } from '../screenshots/scans/text-scan';
import { TextScanHandler } from '../screenshots/scans/text-scan-handler';
import { TextScansService } from '../screenshots/scans/text-scans.service';
import {
  type EntityRefusal,
  FoundEntitiesRepository,
  type NewEntity,
} from './found-entities.repository';
import { ImageCodesService } from './image-codes.service';

/** Looks for entities in what was read, and in the codes of the image. */
@Injectable()
export class FindEntitiesWorker extends TextScanHandler {
  readonly definition = findEntitiesJob;
  readonly column = 'entity_version';
  readonly version = ENTITY_VERSION;

  constructor(
    scans: TextScansService,
    private readonly repository: FoundEntitiesRepository,
    private readonly codes: ImageCodesService,
    private readonly ids: Ids,
  ) {
    super(scans);
  }

  async look(scope: WorkspaceScope, { screenshotId, lines, language }: ReadText) {
    const codes = await this.codes.read(screenshotId);
    return this.storing(scope, screenshotId, findEntities({ lines, language, codes }));
  }

  /** An entity that was known keeps its id, and one that a person refused stays refused. */
  private storing(
    scope: WorkspaceScope,
    screenshotId: string,
    found: readonly FoundEntity[],
  ): StoreFound {
    return async () => {
      const known = await this.repository.listKnown(scope, screenshotId);
      if (found.length + known.length === 0) return false;
      const refused = await this.repository.listRefused(scope, found.map(hashOf));
      const entities = found.map((entity, position): NewEntity => {
        const valueHash = hashOf(entity);
        const isSame = (it: EntityRefusal) =>
          it.type === entity.type && Buffer.compare(valueHash, it.valueHash) === 0;
        const before = known.find(isSame);
        const isDismissed = before?.isDismissed === true || refused.some(isSame);
        return { ...entity, id: before?.id ?? this.ids.uuid(), valueHash, position, isDismissed };
      });
      await this.repository.replace(scope, screenshotId, entities);
      return true;
    };
  }
}

/** The same value is known by it in every reading. */
const hashOf = ({ type, value }: Pick<FoundEntity, 'type' | 'value'>) =>
  Uint8Array.from(createHash('sha256').update(`${type}\0${value}`).digest());
