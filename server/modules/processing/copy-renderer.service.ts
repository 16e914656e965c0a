import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { hiddenWords } from '../../analysis/redaction/coverage';
import { legiblePlaces } from '../../analysis/redaction/legible-places';
import type { RenderCopyPayload } from '../../common/jobs/render-copy.job';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { THUMBNAIL_WIDTHS } from '../../contract/limits';
import { ImageDecoder } from '../../infra/images/image-decoder';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import type { JobRun } from '../../infra/queue/job-handler';
import { FileStorage } from '../../infra/storage/file-storage';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { ReadPagesService } from '../screenshots/redactions/read-pages.service';
import {
  type Copy,
  type CopyFiles,
  RedactedCopiesService,
} from '../screenshots/redactions/redacted-copies.service';

/** The worker's decoders serve one queue, which is fair by itself. */
const READER = 'reader';
const BUDGET_MS = 60_000;

/**
 * Makes the picture that links show: rectangles are filled in decoded pixels, the text is read again from the result, and
 * the radar looks at that (docs/decisions.md#redaction). Safe to repeat.
 */
@Injectable()
export class CopyRendererService {
  constructor(
    private readonly readings: ReadingRequestsService,
    private readonly copies: RedactedCopiesService,
    private readonly pages: ReadPagesService,
    private readonly storage: FileStorage,
    private readonly decoder: ImageDecoder,
    private readonly engine: OcrEngine,
  ) {}

  async render({ screenshotId, recipe }: RenderCopyPayload, run: JobRun): Promise<void> {
    const wanted = await this.wanted(run.system, screenshotId, recipe);
    if (!wanted) return;
    const { scope, copy } = wanted;
    const files = await this.draw(screenshotId, copy);
    const page = await this.engine.read(files.redacted, {
      timeoutMs: BUDGET_MS,
      signal: run.signal,
    });
    const original = await this.pages.find(scope, screenshotId);
    const hidden = hiddenWords(original.lines, copy.rectangles);
    const left = legiblePlaces({ lines: page.lines, dismissed: original.dismissed }, hidden);
    const isClean = left.length === 0;
    await this.copies.store(scope, screenshotId, {
      recipe: copy.recipe,
      files: isClean ? files : null,
      made: {
        state: isClean ? 'ready' : 'not_clean',
        sha256: isClean ? sha256Of(files.redacted) : null,
        largeSha256: isClean ? sha256Of(files.redacted640) : null,
        smallSha256: isClean ? sha256Of(files.redacted320) : null,
        bytes: isClean ? sizeOf(files) : 0,
        width: page.width,
        height: page.height,
        text: isClean ? page.text.replaceAll('\0', '') : '',
        hidden,
        left,
      },
    });
  }

  async giveUp({ screenshotId, recipe }: RenderCopyPayload, system: SystemScope): Promise<void> {
    const wanted = await this.wanted(system, screenshotId, recipe);
    if (!wanted) return;
    const { scope, copy } = wanted;
    await this.copies.store(scope, screenshotId, {
      recipe: copy.recipe,
      files: null,
      made: { ...NOTHING, state: 'failed' },
    });
  }

  /** Null where the screenshot is gone, or another recipe has a job of its own by now. */
  private async wanted(
    system: SystemScope,
    screenshotId: string,
    recipe: string,
  ): Promise<{ scope: WorkspaceScope; copy: Copy } | null> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    const copy = scope && (await this.copies.find(scope, [screenshotId])).get(screenshotId);
    if (!copy || copy.state !== 'preparing' || copy.recipe.toString('hex') !== recipe) return null;
    return { scope, copy };
  }

  private async draw(screenshotId: string, { rectangles }: Copy): Promise<CopyFiles> {
    const original = await this.storage.read(screenshotId, 'original');
    const redacted = await this.decoder.render(original, { form: 'redacted', rectangles }, READER);
    const small = (width: number) =>
      this.decoder.render(redacted, { form: 'thumbnail', width }, READER);
    return {
      redacted,
      redacted640: await small(THUMBNAIL_WIDTHS.large),
      redacted320: await small(THUMBNAIL_WIDTHS.small),
    };
  }
}

const NOTHING = {
  sha256: null,
  largeSha256: null,
  smallSha256: null,
  bytes: 0,
  width: 0,
  height: 0,
  text: '',
  hidden: [],
  left: [],
};

const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const sizeOf = (files: CopyFiles): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);
