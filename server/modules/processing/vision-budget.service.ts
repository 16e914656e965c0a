import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type {
  VisionAnalyser,
  VisionFindings,
  VisionPage,
} from '../../infra/ai/vision/vision-analyser';
import { VisionError } from '../../infra/ai/vision/vision-error';
import { VisionRepository } from './vision.repository';

/** Injection token for the configured vision model, or null. */
export const VISION = Symbol('VISION');

export interface Vision {
  analyser: VisionAnalyser;
  /** US dollars. */
  monthlyLimit: number;
}

/** The vision model within what the operator wants to spend on it. */
@Injectable()
export class VisionBudget {
  private readonly logger = new Logger(VisionBudget.name);

  constructor(
    @Inject(VISION) private readonly vision: Vision | null,
    private readonly repository: VisionRepository,
    private readonly clock: Clock,
  ) {}

  /** There is a model, it works, the owner of the space wants it, and the screenshot is still there. */
  async isWanted(place: { workspaceId: string; screenshotId: string }): Promise<boolean> {
    if (!this.vision || this.vision.analyser.isResting()) return false;
    return this.repository.isWantedForSystem(place);
  }

  /** Null without money for it, and without an answer to be believed. */
  async ask(page: VisionPage): Promise<VisionFindings | null> {
    if (!this.vision) return null;
    const { analyser, monthlyLimit } = this.vision;
    const month = this.clock.now().toISOString().slice(0, 7);
    const most = analyser.mostCost;
    if (!(await this.repository.reserveForSystem(month, most, Math.floor(monthlyLimit * 1e6)))) {
      this.logger.warn(`the vision model rests: ${monthlyLimit} US dollars are spent this month`);
      return null;
    }
    try {
      const found = await analyser.analyse(page);
      await this.repository.returnForSystem(month, most - found.cost);
      return found;
    } catch (error) {
      if (!(error instanceof VisionError)) throw error;
      if (error.isFree) await this.repository.returnForSystem(month, most);
      this.logger.warn(`the vision model ${error.message}; the first reading stands`);
      return null;
    }
  }
}
