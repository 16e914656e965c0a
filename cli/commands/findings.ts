import { type Command, Option } from 'commander';
import { FINDING_CLASSES, FINDING_STATES } from '../../server/contract/reading/finding-classes';
import { PAGE_LIMIT, SURE_FINDING } from '../../server/contract/limits';
import type { ListedFinding } from '../../server/contract/reading/findings';
import { type Context, scopeOf, signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { plain } from '../lib/text';

interface Wishes {
  class?: (typeof FINDING_CLASSES)[number];
  state: (typeof FINDING_STATES)[number] | 'all';
  check?: boolean;
}

export function addFindingsCommand(program: Command): void {
  const findings = program
    .command('findings')
    .description('what should not be shared by accident: secrets, cards, documents, contact data')
    .helpGroup('User commands:')
    .addOption(new Option('--class <class>', 'only these').choices(FINDING_CLASSES))
    .addOption(
      new Option('--state <state>', 'only those')
        .choices([...FINDING_STATES, 'all'])
        .default('open'),
    )
    .option(
      '--check',
      `end with code ${EXIT.failed} when there are likely ones that are not contact data`,
    )
    .addHelpText(
      'after',
      '\nValues are never shown: they are not stored.\n\nExamples:\n  shotvault findings --class secret\n  shotvault findings --check && ./publish.sh\n  shotvault findings dismiss 0192f0c1-0000-7000-8000-000000000000',
    )
    .action((wishes: Wishes, command: Command) => listFindings(signedIn(command), wishes));
  addVerdict(findings, 'dismiss', 'dismissed', 'it is none; the same value is never shown again');
  addVerdict(findings, 'confirm', 'confirmed', 'it is one');
  addVerdict(findings, 'reopen', 'open', 'take a dismissal or a confirmation back');
}

function addVerdict(
  findings: Command,
  name: string,
  state: (typeof FINDING_STATES)[number],
  description: string,
): void {
  findings
    .command(name)
    .description(description)
    .argument('<id>', 'as `findings` prints it')
    .addHelpText(
      'after',
      `\nExample:\n  shotvault findings ${name} 0192f0c1-0000-7000-8000-000000000000`,
    )
    .action(async (id: string, _options: object, command: Command) => {
      const { api, output } = signedIn(command);
      const finding = await api.call('findings.update', { params: { id }, body: { state } });
      output.result(finding, [`${finding.rule} is ${state} now.`]);
    });
}

async function listFindings(context: Context, wishes: Wishes): Promise<void> {
  const found = await allFindings(context, wishes);
  const rows = found.map((it) => [
    it.class,
    it.rule,
    it.confidence < SURE_FINDING ? 'possible' : 'likely',
    it.state,
    plain(it.ai_generated_title ?? it.original_name),
    it.id,
  ]);
  context.output.rows(found, [['CLASS', 'RULE', 'IS', 'STATE', 'SCREENSHOT', 'ID'], ...rows], 4);
  if (found.length === 0) context.output.note('Nothing was found.');
  if (wishes.check && found.some(isAlarming)) process.exitCode = EXIT.failed;
}

const isAlarming = (finding: ListedFinding) =>
  finding.class !== 'contact' &&
  finding.state !== 'dismissed' &&
  finding.confidence >= SURE_FINDING;

async function allFindings(context: Context, wishes: Wishes): Promise<ListedFinding[]> {
  const query = {
    ...(await scopeOf(context)),
    limit: String(PAGE_LIMIT),
    ...(wishes.class ? { class: wishes.class } : {}),
    ...(wishes.state === 'all' ? {} : { state: wishes.state }),
  };
  const found: ListedFinding[] = [];
  for (let cursor: string | undefined; ; cursor = found.at(-1)?.id) {
    const page = await context.api.call('findings.list', {
      query: { ...query, ...(cursor ? { cursor } : {}) },
    });
    found.push(...page);
    if (page.length < PAGE_LIMIT) return found;
  }
}
