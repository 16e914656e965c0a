import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCollectionCommand } from './commands/collection';
import { addCompletionCommand } from './commands/completion';
import { addDownloadCommand, addExportCommand } from './commands/download';
import { addEntitiesCommand } from './commands/entities';
import { addListCommands } from './commands/list';
import { addLoginCommand } from './commands/login';
import { addLogoutCommand } from './commands/logout';
import { addCommentCommand } from './commands/comment';
import { addShareCommand } from './commands/share';
import { addNoteCommand } from './commands/note';
import { addBackupCommand } from './commands/operator/backup';
import { addDbCommand } from './commands/operator/db';
import { addDoctorCommand } from './commands/operator/doctor';
import { addFsckCommand } from './commands/operator/fsck';
import { addJobsCommand } from './commands/operator/jobs';
import { addPlansCommand } from './commands/operator/plans';
import { addRestoreCommand } from './commands/operator/restore';
import { addScreenshotsCommand } from './commands/operator/screenshots';
import { addTeamsCommand } from './commands/operator/teams';
import { addUsersCommand } from './commands/operator/users';
import { addFindingsCommand } from './commands/findings';
import { addOpenCommand, addShowCommand } from './commands/show';
import { addStatusCommand } from './commands/status';
import { addTagCommand } from './commands/tag';
import { addTeamCommand } from './commands/team';
import { addTransferCommands } from './commands/transfer';
import { addUploadCommand } from './commands/upload';
import { addUsageCommand } from './commands/usage';
import { addWhoamiCommand } from './commands/whoami';
import { exitCodeOf } from './lib/cli-error';
import { withMarks } from './lib/excluded-words';
import { EXIT } from './lib/exit-codes';
import { failureSentence } from './lib/failure-sentence';

/** In the order of the help. */
const COMMANDS = [
  addLoginCommand,
  addLogoutCommand,
  addWhoamiCommand,
  addUploadCommand,
  addListCommands,
  addEntitiesCommand,
  addShowCommand,
  addFindingsCommand,
  addOpenCommand,
  addDownloadCommand,
  addExportCommand,
  addTagCommand,
  addNoteCommand,
  addCommentCommand,
  addShareCommand,
  addCollectionCommand,
  addTransferCommands,
  addTeamCommand,
  addUsageCommand,
  addStatusCommand,
  addCompletionCommand,
  addPlansCommand,
  addUsersCommand,
  addTeamsCommand,
  addJobsCommand,
  addScreenshotsCommand,
  addBackupCommand,
  addRestoreCommand,
  addDbCommand,
  addFsckCommand,
  addDoctorCommand,
];

const HELP = `
A flag goes before the environment (SHOTVAULT_URL, SHOTVAULT_TOKEN,
SHOTVAULT_TEAM_ID, SHOTVAULT_CONFIG_DIR), and that before the saved settings.

Examples:
  shotvault login
  shotvault upload -r ~/Pictures/Screenshots
  shotvault search invoice`;

/** The folder of package.json: two levels up from the built file, one from the source. */
function version(): string {
  for (const folder of ['../..', '..']) {
    try {
      const file = join(__dirname, folder, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // Built file and source are at different depths; the other one is tried next.
    }
  }
  return 'unknown';
}

export function createProgram(): Command {
  const program = new Command('shotvault')
    .description('Shotvault from the terminal')
    .version(version())
    .option('--json', 'print exactly one JSON document')
    .option('--server <address>', 'the server (SHOTVAULT_URL)')
    .option('--team <team>', 'name or id of a team, or personal (SHOTVAULT_TEAM_ID)')
    .option('-q, --quiet', 'no notes, no progress')
    .option('-v, --verbose', 'every request with its id')
    .option('--no-color', 'no colors')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what is possible)')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', HELP);
  for (const add of COMMANDS) add(program);
  // After the commands, because they inherit the program's settings, and have groups of their own.
  program.commandsGroup('User commands:').helpCommand('help [command]', 'what a command does');
  for (const command of allOf(program)) command.exitOverride();
  return program;
}

function allOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}

/** `help` with a word that is no command is refused as that word is, instead of printing the whole help. */
function withoutVainHelp(program: Command, argv: readonly string[]): readonly string[] {
  const [first, second, ...others] = argv;
  if (first !== 'help' || second === undefined || second.startsWith('-')) return argv;
  const isKnown = program.commands.some((command) => command.name() === second);
  return isKnown || second === 'help' ? argv : [second, ...others];
}

/** Runs a command line and returns its exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    const program = createProgram();
    await program.parseAsync(withMarks(withoutVainHelp(program, argv)), { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const message = failureSentence(error);
    if (message !== '') process.stderr.write(`${message}\n`);
    return exitCodeOf(error);
  }
}
