import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { LegiblePlace } from '../../../analysis/redaction/legible-places';
import type { Box } from '../../../analysis/page/ocr-result';
import { Clock } from '../../../common/clock';
import { renderCopyJob } from '../../../common/jobs/render-copy.job';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { JobQueue } from '../../../infra/queue/job-queue';
import { type FileKind, FileStorage } from '../../../infra/storage/file-storage';
import { DerivedSizesService } from '../counters/derived-sizes.service';
import { copyRecipe } from './copy-recipe';
import {
  type CopyState,
  type CopySubject,
  type MadeCopy,
  RedactionsRepository,
} from './redactions.repository';

/** The copy of a screenshot with its recipe of today; an older one counts as none. */
export interface Copy {
  state: CopyState;
  recipe: Buffer;
  rectangles: readonly Box[];
  width: number;
  height: number;
  text: string;
  hidden: readonly string[];
  left: readonly LegiblePlace[];
  hashes: Readonly<Record<CopyKind, Buffer | null>>;
}

export type CopyKind = Extract<FileKind, 'redacted' | 'redacted640' | 'redacted320'>;
const COPY_KINDS: readonly CopyKind[] = ['redacted', 'redacted640', 'redacted320'];

/** The files of a copy that passed its check. */
export type CopyFiles = Readonly<Record<CopyKind, Buffer>>;

const BATCH = 100;

/** The pictures that links show in place of originals (docs/decisions.md#redaction). */
@Injectable()
export class RedactedCopiesService {
  constructor(
    private readonly repository: RedactionsRepository,
    private readonly sizes: DerivedSizesService,
    private readonly storage: FileStorage,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async find(scope: WorkspaceScope, ids: readonly string[]): Promise<Map<string, Copy>> {
    const rows = ids.length === 0 ? [] : await this.repository.listSubjects(scope, ids);
    return new Map(rows.map((row) => [row.id, copyOf(row)]));
  }

  /** Has the copies made that are missing or stale. `again` also those that failed, because a person asks. */
  async ensure(
    scope: WorkspaceScope,
    ids: readonly string[],
    { again }: { again: boolean } = { again: false },
  ): Promise<void> {
    await this.make(scope, ids, again ? ['none', 'failed', 'not_clean'] : ['none']);
  }

  /** Has copies in this state made and checked anew, because what the radar may find on them has changed. */
  async recheck(
    scope: WorkspaceScope,
    ids: readonly string[],
    state: 'ready' | 'not_clean',
  ): Promise<void> {
    await this.make(scope, ids, [state]);
  }

  private async make(
    scope: WorkspaceScope,
    ids: readonly string[],
    over: readonly CopyState[],
  ): Promise<void> {
    const copies = await this.find(scope, ids);
    const { workspaceId } = scope;
    for (const [screenshotId, { state, recipe }] of copies) {
      if (!over.includes(state)) continue;
      await this.transactions.run(async () => {
        const now = this.clock.now();
        if (!(await this.repository.prepare(scope, screenshotId, recipe, { now, over }))) return;
        const payload = { workspaceId, screenshotId, recipe: recipe.toString('hex') };
        await this.queue.enqueue(renderCopyJob, payload, { workspaceId, pace: 'priority' });
      });
    }
  }

  /** Stores a copy unless another one is wanted by now. Its files come first: until the row says ready, nobody sees them. */
  async store(
    scope: WorkspaceScope,
    screenshotId: string,
    { recipe, made, files }: { recipe: Buffer; made: MadeCopy; files: CopyFiles | null },
  ): Promise<void> {
    const before = await this.repository.bytesOf(scope, screenshotId);
    if (files)
      for (const kind of COPY_KINDS) await this.storage.put(screenshotId, kind, files[kind]);
    // The copy of an older recipe shows more than this one wants to.
    else if (before > 0) await this.removeFiles(screenshotId);
    const isSaved = await this.repository.save(scope, screenshotId, recipe, made);
    const difference = made.bytes - before;
    if (isSaved && difference !== 0) await this.sizes.correct(scope, screenshotId, difference);
  }

  /** A file of a copy that is ready. Null where its bytes are not those that were checked. */
  async read(screenshotId: string, copy: Copy, kind: CopyKind): Promise<Buffer | null> {
    const hash = copy.hashes[kind];
    if (copy.state !== 'ready' || !hash) return null;
    const bytes = await this.storage.find(screenshotId, kind);
    return bytes && createHash('sha256').update(bytes).digest().equals(hash) ? bytes : null;
  }

  private async removeFiles(screenshotId: string): Promise<void> {
    for (const kind of COPY_KINDS) await this.storage.setAside(screenshotId, kind);
  }

  /** Removes copies that no link shows any more; returns their number. */
  async purgeUnused(
    system: SystemScope,
    { now, unusedSince }: { now: Date; unusedSince: Date },
  ): Promise<number> {
    let count = 0;
    for (;;) {
      const rows = await this.repository.listUnused(system, { now, unusedSince, limit: BATCH });
      for (const { id, workspaceId, bytes } of rows) {
        const scope = system.workspace(workspaceId);
        await this.repository.drop(scope, id);
        await this.removeFiles(id);
        if (bytes > 0) await this.sizes.correct(scope, id, -bytes);
      }
      count += rows.length;
      if (rows.length < BATCH) return count;
    }
  }
}

function copyOf(row: CopySubject): Copy {
  const rectangles = row.rectangles ?? [];
  const recipe = copyRecipe(row.originalSha256, rectangles);
  const isCurrent = row.recipe?.equals(recipe) ?? false;
  return {
    state: (isCurrent && row.state) || 'none',
    recipe,
    rectangles,
    width: row.width ?? 0,
    height: row.height ?? 0,
    text: row.text ?? '',
    hidden: row.hidden ?? [],
    left: (isCurrent && row.left) || [],
    hashes: {
      redacted: row.sha256,
      redacted640: row.largeSha256,
      redacted320: row.smallSha256,
    },
  };
}
