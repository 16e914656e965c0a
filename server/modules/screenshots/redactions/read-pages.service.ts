import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Box } from '../../../analysis/page/ocr-result';
import type { PlacedLine } from '../../../analysis/redaction/coverage';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { ScreenshotFindingsRepository } from '../rows/screenshot-findings.repository';
import { ScreenshotsRepository } from '../rows/screenshots.repository';

const BoxShape = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
/** The stored format of the engine, which holds more than is needed here. */
const Lines = z.array(
  z.object({
    box: BoxShape,
    words: z.array(z.object({ text: z.string(), box: BoxShape })),
  }),
);

export interface ReadPage {
  /** None before the first reading. */
  lines: PlacedLine[];
  dismissed: Box[];
}

/** The words that were read on an original, and the places that are harmless. */
@Injectable()
export class ReadPagesService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly findings: ScreenshotFindingsRepository,
  ) {}

  async find(scope: WorkspaceScope, id: string): Promise<ReadPage> {
    const stored = await this.repository.findLines(scope, id);
    const findings = await this.findings.list(scope, id);
    const dismissed = findings.filter(({ state }) => state === 'dismissed');
    const lines = Lines.safeParse(stored ?? []);
    return {
      lines: lines.success ? lines.data : [],
      dismissed: dismissed.flatMap(({ boxes }) => boxes),
    };
  }
}
