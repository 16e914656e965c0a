import type { Command } from 'commander';
import contentDisposition from 'content-disposition';
import { mkdirSync } from 'node:fs';
import { ApiError, urlOf } from '../../server/contract/client';
import { formatByteSize } from '../../server/contract/storage/byte-sizes';
import { archivePipe, assertPipe } from '../lib/archive-pipe';
import { CliError } from '../lib/cli-error';
import { type Context, scopeOf, signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { interruptible } from '../lib/interrupt';
import { progressLine } from '../lib/progress';
import { refusalOf } from '../lib/refusal';
import { copyBody, freePath, saveBody } from '../lib/save-file';
import { type BulkResult, endWith } from '../lib/bulk';

export function addDownloadCommand(program: Command): void {
  program
    .command('download')
    .description('save originals; a file that is there is never overwritten')
    .helpGroup('User commands:')
    .argument('<ids...>', 'as `list` and `search` print them')
    .option('-o, --output <folder>', 'where to; - writes one image to stdout', '.')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault search receipt | cut -f1 | xargs shotvault download -o receipts',
    )
    .action(async (ids: string[], { output: folder }: { output: string }, command: Command) => {
      const context = signedIn(command);
      if (folder === '-') return toStdout(context, ids);
      mkdirSync(folder, { recursive: true });
      const { files, failed, early } = await saveAll(context, ids, folder);
      // Also after an early end: a second run would save the same files again.
      if (early === undefined || files.length > 0)
        context.output.result(
          { files, failed },
          files.map(({ path }) => path),
        );
      if (early !== undefined) throw early;
      endWith(context, { done: files.map(({ id }) => id), failed });
    });
}

interface Saved {
  files: { id: string; path: string }[];
  failed: BulkResult['failed'];
  /** Ctrl+C, or an error that concerns all of them. */
  early?: Error;
}

async function saveAll(context: Context, ids: readonly string[], folder: string): Promise<Saved> {
  const saved: Saved = { files: [], failed: [] };
  const save = async (signal: AbortSignal) => {
    for (const id of ids) {
      try {
        saved.files.push({ id, path: await saveOne(context, id, { folder, signal }) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 401) throw error;
        saved.failed.push({ id, code: error.code, error: error.message });
      }
    }
  };
  await interruptible(save).catch((error: Error) => (saved.early = error));
  return saved;
}

async function saveOne(
  context: Context,
  id: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string> {
  const response = await original(context, id, signal);
  const path = freePath(folder, nameOf(response));
  await saveBody(response, path, { signal });
  return path;
}

/** The server names a file by its content, so its extension may differ from the original one. */
function nameOf({ headers }: Response): string {
  const { filename } = contentDisposition.parse(
    headers.get('content-disposition') ?? '',
  ).parameters;
  return typeof filename === 'string' ? filename : 'image';
}

async function toStdout(context: Context, [id, ...others]: readonly string[]): Promise<void> {
  if (id === undefined || others.length > 0) {
    throw new CliError('Only one image fits on stdout.', EXIT.usage);
  }
  const response = await original(context, id);
  process.stdout.write(Buffer.from(await response.arrayBuffer()));
}

async function original({ fetch }: Context, id: string, signal?: AbortSignal): Promise<Response> {
  const query = { download: '1' };
  const response = await fetch(urlOf('screenshots.image', { params: { id }, query }), { signal });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('everything as one ZIP: images, titles, tags, text, dates, collections')
    .helpGroup('User commands:')
    .option('-o, --output <file>', 'where to; - is stdout; without it a free shotvault.zip here')
    .addHelpText('after', '\nExample:\n  shotvault export -o backup.zip')
    .action(async ({ output: wanted }: { output?: string }, command: Command) => {
      const context = signedIn(command);
      await interruptible((signal) => exportTo(context, wanted, signal));
    });
}

async function exportTo(
  context: Context,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { output } = context;
  const isPiped = wanted === '-';
  if (isPiped) assertPipe(output);
  const url = urlOf('export.download', { query: await scopeOf(context) });
  const response = await context.fetch(url, { signal });
  if (!response.ok) throw await refusalOf(response);
  if (isPiped) {
    const bytes = await copyBody(response, archivePipe(), { signal });
    return output.note(formatByteSize(bytes));
  }
  const path = wanted ?? freePath('.', 'shotvault.zip');
  const line = progressLine(output);
  const onBytes = (bytes: number) => line.show(`${formatByteSize(bytes)} of ${path}`);
  // The file holds all of a person's data, so other accounts of this machine may not read it.
  const wishes = { onBytes, signal, mode: 0o600 };
  const bytes = await saveBody(response, path, wishes).finally(() => line.clear());
  output.result({ path, bytes }, [`${path}: ${formatByteSize(bytes)}`]);
}
