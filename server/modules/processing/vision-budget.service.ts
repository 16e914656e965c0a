import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { VisionAnalyser, VisionFacts, VisionPage } from '../../infra/vision/vision-analyser';
import { VisionError } from '../../infra/vision/vision-error';
import { VisionRepository } from './vision.repository';

/** Injection token for the configured vision model, or null. */
export const VISION = Symbol('VISION');

export interface Vision {
  analyser: VisionAnalyser;
  /** US dollars. */
  monthlyLimit: number;
}

/** Asks the vision model within the operator's monthly budget. */
@Injectable()
export class VisionBudgetService {
  private readonly logger = new Logger(VisionBudgetService.name);

  constructor(
    @Inject(VISION) private readonly vision: Vision | null,
    private readonly repository: VisionRepository,
    private readonly clock: Clock,
  ) {}

  /** True when a working model is configured, the workspace's owner allows it, and the screenshot still exists. */
  async isWanted(scope: WorkspaceScope, screenshotId: string): Promise<boolean> {
    if (!this.vision || this.vision.analyser.isResting()) return false;
    return this.repository.isWanted(scope, screenshotId);
  }

  /** Returns null when the budget is used up or the answer is unusable. */
  async ask(system: SystemScope, page: VisionPage): Promise<VisionFacts | null> {
    if (!this.vision) return null;
    const { analyser, monthlyLimit } = this.vision;
    const month = this.clock.now().toISOString().slice(0, 7);
    const most = analyser.mostCost;
    const limit = Math.floor(monthlyLimit * 1e6);
    if (!(await this.repository.reserve(system, month, most, limit))) {
      this.logger.warn(
        `the vision model is paused: ${monthlyLimit} US dollars are spent this month`,
      );
      return null;
    }
    try {
      const found = await analyser.analyse(page);
      await this.repository.giveBack(system, month, most - found.cost);
      return found;
    } catch (error) {
      if (!(error instanceof VisionError)) throw error;
      if (error.isFree) await this.repository.giveBack(system, month, most);
      this.logger.warn(`the vision model ${error.message}; the first reading is kept`);
      return null;
    }
  }
}
