import type { Command } from 'commander';
import type { examineInstallation } from '../../../server/operator-context';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import type { Output } from '../../lib/output';
import { counted, plain } from '../../lib/text';
import { padded } from '../../lib/width';
import { output } from './services';

const COLOURS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Checks configuration and connections, for operators. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('what is configured, reachable and wrong (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText(
      'after',
      '\nEnds with 1 when something fails. It prints no secret.\n\nExample:\n  shotvault doctor',
    )
    .action(async (_options, command: Command) => {
      const out = output(command);
      const { examineInstallation: examine } = await import('../../../server/operator-context.js');
      const results = await examine();
      const failed = results.filter(({ state }) => state === 'fail').length;
      const warned = results.filter(({ state }) => state === 'warn').length;
      const width = Math.max(...results.map(({ about }) => about.length));
      out.result({ failed, warned, findings: results }, [
        ...results.flatMap((result) => linesOf(result, width, out)),
        '',
        `${counted(results.length, 'thing')} looked at: ${failed} failed, ${counted(warned, 'warning')}.`,
      ]);
      if (failed > 0) throw new CliError('', EXIT.failed);
    });
}

type CheckResult = Awaited<ReturnType<typeof examineInstallation>>[number];

function linesOf(
  { about, state, text, advice }: CheckResult,
  width: number,
  out: Output,
): string[] {
  const [first = '', ...others] = text.split('\n').map(plain);
  const indent = ' '.repeat(6 + width + 2);
  return [
    `${out.styled(COLOURS[state], padded(state, 6))}${padded(about, width)}  ${first}`,
    ...[...others, ...(advice === undefined ? [] : [advice])].map((line) => `${indent}${line}`),
  ];
}
