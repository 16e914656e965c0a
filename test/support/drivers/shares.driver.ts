import { createHash } from 'node:crypto';
import type { PlacedLine } from '../../../server/analysis/redaction/coverage';
import { ImageDecoder } from '../../../server/infra/images/image-decoder';
import { FileStorage } from '../../../server/infra/storage/file-storage';
import { RedactedCopiesService } from '../../../server/modules/screenshots/redactions/redacted-copies.service';
import { type RunningApp, scopeOf, SYSTEM } from './running-app';

interface Read {
  /** The text that the engine would read on the copy. */
  text?: string;
  hidden?: string[];
}

/** The copies that links show, without a worker. */
export class SharesDriver {
  constructor(private readonly app: Pick<RunningApp, 'nest' | 'database' | 'clock'>) {}

  /** Renders the copy of a screenshot as the worker does; its text is given instead of read. */
  async copy(screenshotId: string, { text = '', hidden = [] }: Read = {}): Promise<void> {
    const { nest, database } = this.app;
    const scope = await scopeOf({ database }, screenshotId);
    const copies = nest.get(RedactedCopiesService);
    await copies.ensure(scope, [screenshotId], { again: true });
    const copy = (await copies.find(scope, [screenshotId])).get(screenshotId);
    if (!copy) throw new Error('there is no such screenshot');
    const decoder = nest.get(ImageDecoder);
    const original = await nest.get(FileStorage).read(screenshotId, 'original');
    const { rectangles, recipe } = copy;
    const redacted = await decoder.render(original, { form: 'redacted', rectangles }, 'test');
    const small = (width: number) => decoder.render(redacted, { form: 'thumbnail', width }, 'test');
    const files = { redacted, redacted640: await small(640), redacted320: await small(320) };
    const [sha256, largeSha256, smallSha256] = Object.values(files).map((bytes) =>
      createHash('sha256').update(bytes).digest(),
    ) as [Buffer, Buffer, Buffer];
    await copies.store(scope, screenshotId, {
      recipe,
      files,
      made: {
        ...{ state: 'ready', sha256, largeSha256, smallSha256, text, hidden, left: [] },
        ...{ bytes: redacted.length, width: 80, height: 60 },
      },
    });
  }

  /** Says that something is legible on the copy. */
  async fail(screenshotId: string): Promise<void> {
    await this.app.database.query(
      `update redacted_copies set state = 'not_clean',
         "left" = '[{"x":1,"y":2,"w":3,"h":4,"reason":"github_token"}]' where screenshot_id = $1`,
      [screenshotId],
    );
  }

  /** Stores words of the original with their places, as a reading would. */
  async read(screenshotId: string, lines: readonly PlacedLine[]): Promise<void> {
    await this.app.database.query(
      `insert into screenshot_texts (workspace_id, screenshot_id, text, lines, language, engine)
       select workspace_id, id, $2, $3::jsonb, 'eng', 'test' from screenshots where id = $1
       on conflict (workspace_id, screenshot_id) do update set lines = excluded.lines`,
      [
        screenshotId,
        lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'),
        JSON.stringify(lines),
      ],
    );
  }

  /** Runs the hourly removal of copies that no link shows. */
  purgeUnused(): Promise<number> {
    const now = this.app.clock.now();
    return this.app.nest.get(RedactedCopiesService).purgeUnused(SYSTEM, { now, unusedSince: now });
  }
}
