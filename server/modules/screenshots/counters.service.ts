import { Injectable } from '@nestjs/common';
import { type Aspect, CountersRepository } from './counters.repository';

interface Place {
  workspaceId: string;
}

/** Keeps every counter of a workspace right, in the transaction of the change that moves it. */
@Injectable()
export class Counters {
  constructor(private readonly repository: CountersRepository) {}

  /** Counts new screenshots in. */
  async countIn({ workspaceId }: Place, ids: readonly string[]): Promise<void> {
    await this.repository.lockForSystem(workspaceId);
    await this.repository.addForSystem(workspaceId, ids, 'shots', 1);
  }

  /**
   * Takes what these screenshots count out of the counters, makes the change, and counts them as they are then.
   * So no change has to know what it adds or takes away. Inside a transaction only.
   */
  async recounted<Result>(
    { workspaceId }: Place,
    ids: readonly string[],
    aspects: readonly Aspect[],
    change: () => Promise<Result>,
  ): Promise<Result> {
    await this.repository.lockForSystem(workspaceId);
    for (const aspect of aspects) await this.repository.addForSystem(workspaceId, ids, aspect, -1);
    const result = await change();
    for (const aspect of aspects) await this.repository.addForSystem(workspaceId, ids, aspect, 1);
    return result;
  }
}
