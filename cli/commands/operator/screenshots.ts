import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { confirmed } from '../../lib/confirm';
import { EXIT } from '../../lib/exit-codes';
import { bar, progressLine } from '../../lib/progress';
import { counted } from '../../lib/text';
import { followReadings } from './follow-readings';
import { output, useServices } from './services';

interface ReprocessFlags {
  user?: string;
  failed?: boolean;
  all?: boolean;
  engineBefore?: string;
  wait: boolean;
  dryRun?: boolean;
  yes?: boolean;
}

const EXAMPLES = `
Examples:
  shotvault screenshots reprocess --failed
  shotvault screenshots reprocess --user ada@example.com --dry-run
  shotvault screenshots reprocess --team Harbor --failed
  shotvault screenshots reprocess --engine-before now
  shotvault screenshots reprocess 01a1fe89-5eb7-73d2-9504-51d76c4db4a7`;

/** Screenshots of all people, as an operator sees them. */
export function addScreenshotsCommand(program: Command): void {
  const screenshots = program
    .command('screenshots')
    .description('screenshots of this server (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault screenshots reprocess --failed');
  screenshots
    .command('reprocess')
    .description(
      'have images read again (--team: of a team); what a person wrote stays, no allowance is used',
    )
    .argument('[ids...]', 'these screenshots')
    .option('--user <person>', 'all in the personal space of this e-mail address or id')
    .option('--failed', 'only those that could not be read')
    .option('--all', 'every screenshot of the server')
    .option(
      '--engine-before <version>',
      'what an older engine or older rules read: 2, 2.3 or now; at low priority, with progress',
    )
    .option('--no-wait', 'with --engine-before: do not stay until they are read')
    .option('-n, --dry-run', 'only say how many')
    .option('--yes', 'do not ask')
    .addHelpText('after', EXAMPLES)
    .action(async (ids: string[], flags: ReprocessFlags, command: Command) => {
      const request = requestOf(ids, flags, command);
      await useServices((services) => reprocess(services, { request, flags, command }));
    });
}

type Request = Parameters<OperatorServices['reprocessing']['select']>[0];

async function reprocess(
  { reprocessing }: OperatorServices,
  { request, flags, command }: { request: Request; flags: ReprocessFlags; command: Command },
): Promise<void> {
  const { dryRun = false, yes = false } = flags;
  const out = output(command);
  const { selection, count } = await reprocessing.select(request);
  const what = counted(count, 'screenshot');
  const mustAsk = !dryRun && !yes && count > 0 && request.ids.length === 0;
  const isWanted =
    !dryRun && count > 0 && (!mustAsk || (await confirmed(`Have ${what} read again?`)));
  const line = progressLine(out);
  const queued = isWanted
    ? await reprocessing.run(selection, (done) => line.show(bar(done, count)))
    : 0;
  const isFollowed = queued > 0 && request.before !== null && flags.wait;
  if (isFollowed) await followReadings(() => reprocessing.countWaiting(selection), queued, line);
  line.clear();
  const end = isFollowed ? 'tried again' : 'will be read again';
  const done = isWanted ? `${counted(queued, 'screenshot')} ${end}.` : 'Nothing was changed.';
  const said = dryRun ? `${what} would be read again.` : done;
  out.result({ dry_run: dryRun, found: count, queued }, [said]);
}

/** Some screenshots, those of one person or team, or all: never by an oversight. */
function requestOf(ids: string[], flags: ReprocessFlags, command: Command): Request {
  const { user = null, failed = false, all = false } = flags;
  // Only the flag counts: a team that the shell sets for its own uploads must not select other people's images.
  const { team = null } = command.optsWithGlobals<{ team?: string }>();
  const before = flags.engineBefore ?? null;
  const places = [ids.length > 0, user !== null, team !== null, all].filter(Boolean).length;
  if (places > 1 || (places === 0 && !failed && before === null)) {
    command.error('Say which: ids, --user, --team, --failed, --engine-before or --all.', {
      exitCode: EXIT.usage,
    });
  }
  return { ids, user, team, isFailedOnly: failed, before };
}
