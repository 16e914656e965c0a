import type { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import type { OperatorServices } from '../../../server/operator-context';
import { counted } from '../../lib/text';
import { output, useServices } from './services';

interface SeedOptions {
  from?: string;
  dryRun?: boolean;
}

/** The plans for sale. */
export function addPlansCommand(program: Command): void {
  const plans = program
    .command('plans')
    .description('plans of this server (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault plans list');

  plans
    .command('list')
    .description('names, prices and allowances')
    .addHelpText('after', '\nExample:\n  shotvault plans list')
    .action(async (_options, command: Command) => {
      const rows = await useServices((services) => services.listPlans());
      const lines = rows.map((plan) => [
        String(plan.id),
        plan.name,
        `$${(plan.price_cents / 100).toFixed(2)}`,
        plan.screenshot_limit === null ? 'unlimited' : String(plan.screenshot_limit),
      ]);
      const head = ['ID', 'NAME', 'A MONTH', 'SCREENSHOTS'];
      output(command).rows(rows, [head, ...lines]);
    });

  plans
    .command('seed')
    .description('put the plans in place, or those of a file, and print what changes')
    .option('--from <file>', 'JSON: [{ id, rank, name, price_cents, screenshot_limit, … }]')
    .option('--dry-run', 'only print what would change')
    .addHelpText('after', '\nExample:\n  shotvault plans seed --from plans.json --dry-run')
    .action(async ({ from, dryRun = false }: SeedOptions, command: Command) => {
      const data = from === undefined ? null : await readJson(from);
      const changes = await useServices((services) =>
        services.seeds.seed(data === null ? null : services.parsePlanFile(data), dryRun),
      );
      output(command).result({ dry_run: dryRun, plans: changes }, linesOf(changes, dryRun));
    });
}

type Changes = Awaited<ReturnType<OperatorServices['seeds']['seed']>>;

function linesOf(changes: Changes, isDryRun: boolean): string[] {
  const different = changes.filter(({ kind }) => kind !== 'same');
  if (different.length === 0) return ['Nothing to do: the plans are as they should be.'];
  const lines = different.flatMap(({ id, name, kind, fields }) => [
    `${kind === 'added' ? '+' : '~'} ${id} ${name}`,
    ...fields.map(({ field, from, to }) => `    ${field}: ${shown(from)} -> ${shown(to)}`),
  ]);
  const sum = `${different.length} of ${counted(changes.length, 'plan')}`;
  return [...lines, isDryRun ? `${sum} would change.` : `${sum} changed.`];
}

const shown = (value: unknown) => (value === null ? 'nothing' : JSON.stringify(value));

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The file ${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
