import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Box } from '../../../analysis/page/ocr-result';
import {
  type LegiblePlace,
  placesToHide,
  undismissed,
  unhiddenFindings,
} from '../../../analysis/redaction/legible-places';
import { proposedRectangles } from '../../../analysis/redaction/proposed-rectangles';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { ScreenshotsService } from '../rows/screenshots.service';
import { ReadPagesService } from './read-pages.service';
import { type Copy, RedactedCopiesService } from './redacted-copies.service';
import { beingPrepared, notClean, type OpenPlaces } from './not-clean';
import { RedactionsRepository } from './redactions.repository';

/** A redaction with the copy that was made of it. */
export interface OpenRedaction {
  copy: Copy;
  /** Places that the radar finds, also possible ones, and nobody has hidden. */
  proposed: LegiblePlace[];
}

const LOOKED_EVERY_MS = 250;
/** Clients time out after 30 s. */
const WAITED_MS = 20_000;

/** The places that a person hides in shared pictures (docs/decisions.md#redaction). */
@Injectable()
export class RedactionsService {
  constructor(
    private readonly repository: RedactionsRepository,
    private readonly copies: RedactedCopiesService,
    private readonly pages: ReadPagesService,
    private readonly screenshots: ScreenshotsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async get(person: PersonScope, id: string): Promise<OpenRedaction> {
    const { scope, row } = await this.screenshots.openUnlocked(person, id);
    const copy = await this.copyOf(scope, id);
    const page = await this.pages.find(scope, id);
    const places = placesToHide(page, copy.rectangles);
    return { copy, proposed: proposedRectangles(places, row) };
  }

  /** The rectangles end at the edge of the image; throws 422 for one beside it, which would hide nothing. */
  async put(person: PersonScope, id: string, rectangles: readonly Box[]): Promise<OpenRedaction> {
    const { scope, row } = await this.screenshots.openUnlocked(person, id);
    const inside = rectangles.flatMap((it) => within(it, row));
    if (inside.length < rectangles.length) throw besideImage();
    await this.change(scope, () => this.repository.put(scope, id, inside, this.clock.now()));
    await this.copies.ensure(scope, [id], { again: true });
    return this.get(person, id);
  }

  async remove(person: PersonScope, id: string): Promise<void> {
    const { scope } = await this.screenshots.openUnlocked(person, id);
    await this.change(scope, () => this.repository.remove(scope, id));
  }

  /** The copy as links show it, once it is there; throws 409 while it is not, or must not be shown. */
  async preview(person: PersonScope, id: string, signal: AbortSignal): Promise<Copy> {
    const { scope } = await this.screenshots.openUnlocked(person, id);
    await this.copies.ensure(scope, [id], { again: true });
    for (let waited = 0; ; waited += LOOKED_EVERY_MS) {
      const copy = await this.copyOf(scope, id);
      if (copy.state === 'ready') return copy;
      if (copy.state === 'not_clean') throw notClean([{ id, left: copy.left }]);
      if (copy.state === 'failed')
        throw new AppError('image_unreadable', 'It could not be rendered.');
      if (signal.aborted || waited >= WAITED_MS) throw beingPrepared();
      await wait(LOOKED_EVERY_MS);
    }
  }

  /** Throws 409 for a screenshot on which the radar finds what its rectangles do not hide. */
  async assertHidden(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    const open = await this.listOpen(scope, ids);
    if (open.length > 0) throw notClean(open);
  }

  /** Places that the radar finds and no rectangle hides, of those screenshots that have any. */
  async listOpen(scope: WorkspaceScope, ids: readonly string[]): Promise<OpenPlaces[]> {
    const copies = await this.copies.find(scope, ids);
    const open: OpenPlaces[] = [];
    for (const [id, { rectangles, state, left }] of copies) {
      const page = await this.pages.find(scope, id);
      const known = state === 'not_clean' ? undismissed(left, page) : [];
      const found = unhiddenFindings(page, rectangles);
      if (known.length + found.length > 0) open.push({ id, left: [...found, ...known] });
    }
    return open;
  }

  private async copyOf(scope: WorkspaceScope, id: string): Promise<Copy> {
    const copy = (await this.copies.find(scope, [id])).get(id);
    if (!copy) throw new AppError('screenshot_not_found', 'There is no such screenshot.');
    return copy;
  }

  private async change(scope: WorkspaceScope, work: () => Promise<void>): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      await work();
    });
  }
}

const besideImage = () =>
  new AppError('invalid_input', 'A rectangle lies beside the image. Nothing was changed.');

/** The part of a rectangle that lies in the image. */
function within(it: Box, { width, height }: { width: number; height: number }): Box[] {
  const [x, y] = [Math.floor(it.x), Math.floor(it.y)];
  const w = Math.min(width, Math.ceil(it.x + it.w)) - x;
  const h = Math.min(height, Math.ceil(it.y + it.h)) - y;
  return w > 0 && h > 0 ? [{ x, y, w, h }] : [];
}
