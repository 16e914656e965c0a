import { createHash, randomUUID } from 'node:crypto';
import { Database } from '../../../server/infra/database/database';
import { type RunningApp, scopeOf } from './running-app';

export interface SketchedEntity {
  type: string;
  value: string;
  /** The value without it. */
  display?: string;
  number?: number | null;
  currency?: string | null;
}

/** Entities without a detector. */
export class EntitiesDriver {
  constructor(private readonly app: RunningApp) {}

  /** Stores them as those of the latest reading, in this order; returns their ids. */
  async store(screenshotId: string, entities: readonly SketchedEntity[]): Promise<string[]> {
    const { workspaceId } = await scopeOf(this.app, screenshotId);
    const data = entities.map((entity, position) => ({
      id: randomUUID(),
      workspaceId,
      screenshotId,
      type: entity.type,
      value: entity.value,
      valueHash: hashOf(entity),
      display: entity.display ?? entity.value,
      boxes: [{ x: 1, y: 2, w: 30, h: 10 }],
      confidence: 0.95,
      position,
      number: entity.number ?? null,
      currency: entity.currency ?? null,
    }));
    await this.app.nest.get(Database).prisma.entity.createMany({ data });
    return data.map(({ id }) => id);
  }
}

const hashOf = ({ type, value }: SketchedEntity) =>
  Uint8Array.from(createHash('sha256').update(`${type}\0${value}`).digest());
