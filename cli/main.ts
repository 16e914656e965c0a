#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlansCommand } from './commands/operator/plans';
import { addUsageCommand } from './commands/operator/usage';
import { addUsersCommand } from './commands/operator/users';
import { EXIT } from './lib/exit-codes';

/** The folder of package.json: two steps up from the built file, one from the source. */
function version(): string {
  for (const folder of ['../..', '..']) {
    try {
      const file = join(__dirname, folder, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // Built and source lie in different depths; the other one is tried next.
    }
  }
  return 'unknown';
}

export function createProgram(): Command {
  const program = new Command('shotvault')
    .description('Shotvault from the terminal')
    .version(version())
    .option('--json', 'print exactly one JSON document')
    .option('--no-color', 'no colours')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what is possible)')
    .configureHelp({ showGlobalOptions: true });
  addPlansCommand(program);
  addUsageCommand(program);
  addUsersCommand(program);
  for (const command of allOf(program)) command.exitOverride();
  return program;
}

function allOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}

/** Runs a command line and answers its exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync([...argv], { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.failed;
  }
}

if (require.main === module) {
  void run(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
