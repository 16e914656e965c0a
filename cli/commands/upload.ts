import type { Command } from 'commander';
import { relative } from 'node:path';
import { CliError, exitCodeOf } from '../lib/cli-error';
import { type Context, signedIn, teamIdOf } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { assertOneCollection } from '../lib/find-collection';
import { interruptible, untilUnread } from '../lib/interrupt';
import { readStdin } from '../lib/read-stdin';
import { counted, plain } from '../lib/text';
import { collect, deleteStored, folderOf, untilRead } from '../lib/upload/after-upload';
import { hashOf } from '../lib/upload/batches';
import { findFiles, type Found, type FoundFile } from '../lib/upload/find-files';
import { type Journal, journalOf } from '../lib/upload/journal';
import { type Outcome, sentenceOf, summaryOf } from '../lib/upload/outcome';
import { isInterrupted, runUpload, type UploadRun } from '../lib/upload/run-upload';
import { sendFile } from '../lib/upload/send-file';
import {
  AT_ONCE,
  assertSensible,
  concurrencyOf,
  findOptionsOf,
  pathsFrom,
  type UploadFlags,
} from '../lib/upload/upload-options';
import { watchFiles } from '../lib/upload/watch-files';

const EXAMPLES = `
Examples:
  shotvault upload shot.png
  shotvault upload -r ~/Pictures --collection "Work" --since 2026-11-01
  shotvault upload 'shots/**/*.png' --check
  import -window root png:- | shotvault upload - --name desk.png`;

export function addUploadCommand(program: Command): void {
  program
    .command('upload')
    .description('send images: files, folders, patterns; what is there already is not sent')
    .helpGroup('User commands:')
    .argument('[paths...]', 'files, folders or patterns; - is one image on stdin')
    .option('-r, --recursive', 'folders with everything below them')
    .option('-i, --ignore <pattern...>', 'leave out what matches')
    .option('-H, --include-hidden', 'also names that begin with a dot')
    .option('-c, --concurrency <n>', `so many at a time, up to ${AT_ONCE.most}`, `${AT_ONCE.usual}`)
    .option(
      '--collection <name>',
      'put all of them into it (or its id); it is made where there is none',
    )
    .option('--collection-per-folder', 'one collection for each folder')
    .option('-n, --dry-run', 'send nothing; say of each file whether it is there already')
    .option('--check', 'the same as --dry-run')
    .option('--watch', 'go on, and send what is new, until Ctrl+C')
    .option('--since <date>', 'only files changed on this day or later')
    .option('--no-resume', 'read every file, whatever the journal knows')
    .option('--delete-after', 'delete the files the server confirms to hold (asks)')
    .option('--wait', 'until every image has been read')
    .option('--from-file <list>', 'paths, one a line; - reads them from stdin')
    .option('--name <name>', 'the name of an image on stdin')
    .option('--jsonl', 'one JSON line for each file, and a summary line')
    .option('--yes', 'do not ask')
    .addHelpText('after', EXAMPLES)
    .action(async (paths: string[], flags: UploadFlags, command: Command) => {
      assertSensible(paths, flags);
      const context = signedIn(command);
      await interruptible((signal) => new Upload(context, flags, signal).run(paths));
    });
}

/** One call of the command. */
class Upload {
  private readonly isDry: boolean;
  private teamId: string | null = null;
  private journal: Journal | null = null;

  constructor(
    private readonly context: Context,
    private readonly flags: UploadFlags,
    private readonly signal: AbortSignal,
  ) {
    this.isDry = (flags.dryRun ?? false) || (flags.check ?? false);
  }

  async run(paths: readonly string[]): Promise<void> {
    const { flags, context } = this;
    const findOptions = findOptionsOf(flags);
    // First, because a person who is not signed in should not wait for the disk to be read.
    const { id } = await context.api.call('auth.me', {});
    this.teamId = await teamIdOf(context);
    // Nothing is sent before it is clear where it belongs.
    if (flags.collection !== undefined) await assertOneCollection(context, flags.collection);
    if (paths.includes('-')) return this.finish(await this.sendStdin(), NOTHING);
    // Files must have been read just now before they are deleted, and the server may have lost what the journal knows.
    if (flags.resume && !flags.deleteAfter && !this.isDry) {
      this.journal = journalOf(context.settings.server, id, this.teamId);
    }
    const wanted = [
      ...paths,
      ...(flags.fromFile === undefined ? [] : await pathsFrom(flags.fromFile)),
    ];
    if (flags.watch) return this.watch(wanted);
    const found = await findFiles(wanted, findOptions);
    await this.finish(await this.send(found.files), found);
  }

  private send(files: readonly FoundFile[]): Promise<UploadRun> {
    const { context, flags, isDry, journal, signal, teamId } = this;
    return runUpload(context, {
      files,
      teamId,
      isDry,
      journal,
      signal,
      concurrency: concurrencyOf(flags),
      hasProgress: !isDry && !flags.jsonl,
      onOutcome: (outcome) => this.tell(outcome),
    });
  }

  /** Standard input has no modification time. */
  private async sendStdin(): Promise<UploadRun> {
    const bytes = await readStdin();
    const name = this.flags.name ?? '';
    const file = { path: name, name, bytes, hash: hashOf(bytes), size: bytes.length, mtimeMs: 0 };
    const run: UploadRun = { outcomes: [], hashes: new Map([[name, file.hash]]), stopped: null };
    const outcome: Outcome = this.isDry
      ? await this.checkStdin(name, file.hash)
      : await sendFile(this.context, file, { teamId: this.teamId, signal: this.signal });
    this.tell(outcome);
    return { ...run, outcomes: [outcome] };
  }

  private async checkStdin(path: string, hash: string): Promise<Outcome> {
    const query = this.teamId === null ? {} : { team_id: this.teamId };
    const body = { hashes: [hash] };
    const { existing } = await this.context.api.call('screenshots.check', { query, body });
    const screenshot_id = existing[0]?.screenshot_id ?? null;
    return { path, status: screenshot_id === null ? 'new' : 'duplicate', screenshot_id };
  }

  private async watch(paths: readonly string[]): Promise<void> {
    const { output } = this.context;
    const options = findOptionsOf(this.flags);
    output.note('Watching; Ctrl+C ends it.');
    this.warnOf(await findFiles(paths, options));
    await watchFiles({
      find: async () => (await findFiles(paths, options)).files,
      send: (files) => this.send(files),
      after: async (run, { all, failed }) => {
        const failure = await this.follow(run);
        this.warnOfFailures(failed);
        output.note(sentenceOf(summaryOf(run.outcomes, { all, interrupted: false })));
        // The next files may belong into a collection that is not refused.
        if (failure && (run.stopped || exitCodeOf(failure) !== EXIT.some)) throw failure;
        const later = run.outcomes.filter(({ retryable }) => retryable).length;
        if (later > 0 && !this.signal.aborted) {
          output.note(`Trying again: ${counted(later, 'file')}.`);
        }
        if (failure) output.warn(failure.message);
      },
      onUnreachable: ({ message }) => output.warn(`${message} It is tried again until it answers.`),
      // The run that is under way comes to its end first.
      signal: untilUnread(this.signal),
    });
  }

  /**
   * The steps after the last file. Returns the reason for the end of the run, theirs if there is no earlier one: it must
   * not hide what has been sent.
   */
  private async follow(run: UploadRun): Promise<Error | null> {
    if (this.isDry || isInterrupted(run.stopped)) return run.stopped;
    const failure = await this.arrange(run).catch((error: Error) => error);
    return run.stopped ?? failure ?? null;
  }

  private async arrange(run: UploadRun): Promise<void> {
    const { context, flags } = this;
    const { collection } = flags;
    let refused = 0;
    if (collection !== undefined) refused = await collect(context, run, () => collection);
    else if (flags.collectionPerFolder) refused = await collect(context, run, folderOf);
    if (flags.wait) await untilRead(context, run, this.signal);
    if (refused > 0) {
      // A watch does not look again at what is stored.
      const advice = flags.watch
        ? 'Start the command again to put them there.'
        : 'The same command puts them there once that is possible.';
      const message = `${counted(refused, 'collection')} could not be filled; the files are stored. ${advice}`;
      throw new CliError(message, EXIT.some);
    }
  }

  private async finish(run: UploadRun, found: Found): Promise<void> {
    const { output } = this.context;
    const { files, missing, closed } = found;
    const failure = await this.follow(run);
    const summary = summaryOf(run.outcomes, {
      all: Math.max(files.length, run.outcomes.length),
      interrupted: isInterrupted(run.stopped),
    });
    const result = { files: run.outcomes, missing, closed, summary };
    if (this.flags.jsonl) process.stdout.write(`${JSON.stringify({ summary })}\n`);
    else output.result(result, [sentenceOf(summary)]);
    this.warnOfFailures(run.outcomes);
    this.warnOf(found);
    if (failure) throw failure;
    await this.clean(run, files);
    if (summary.failed + missing.length + closed.length > 0) throw new CliError('', EXIT.some);
  }

  private warnOfFailures(outcomes: readonly Outcome[]): void {
    for (const { path, status, error } of outcomes) {
      if (status !== 'failed') continue;
      this.context.output.warn(`${shown(path)}: ${error ?? 'It could not be sent.'}`);
    }
  }

  private warnOf({ missing, closed, notEntered }: Found): void {
    const { output } = this.context;
    if (notEntered > 0) {
      output.note(
        `${counted(notEntered, 'folder')} not looked into; -r includes what is in folders.`,
      );
    }
    for (const path of missing) output.warn(`${plain(path)}: There is no such file.`);
    for (const path of closed) output.warn(`${plain(path)}: This folder cannot be looked into.`);
  }

  private async clean(run: UploadRun, files: readonly FoundFile[]): Promise<void> {
    if (!this.flags.deleteAfter) return;
    const { teamId } = this;
    const isSure = this.flags.yes ?? false;
    const deleted = await deleteStored(this.context, run, { files, teamId, isSure });
    this.context.output.note(`${counted(deleted.length, 'file')} deleted from this machine.`);
  }

  private tell(outcome: Outcome): void {
    if (this.flags.jsonl) process.stdout.write(`${JSON.stringify(outcome)}\n`);
    else if (this.isDry && !this.context.output.isJson) {
      const words = { new: 'not there yet', duplicate: 'already there', skipped: 'already there' };
      const said = words[outcome.status as keyof typeof words];
      if (said) process.stdout.write(`${said}\t${shown(outcome.path)}\n`);
    }
  }
}

const NOTHING: Found = { files: [], missing: [], closed: [], notEntered: 0 };

const shown = (path: string): string => {
  const near = relative('.', path);
  return plain(near.startsWith('..') ? path : near);
};
