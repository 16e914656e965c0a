import { Argument, type Command } from 'commander';
import { Output } from '../lib/output';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('a script that completes commands and options')
    .helpGroup('User commands:')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(shotvault completion bash)\n  shotvault completion fish > ~/.config/fish/completions/shotvault.fish',
    )
    .action((shell: Shell) => {
      new Output({}).result(null, [SCRIPTS[shell](wordsOf(program))]);
    });
}

/** What may follow each command: `''` is the program itself, `collection` its subcommands and options. */
function wordsOf(program: Command): Map<string, string[]> {
  const words = new Map<string, string[]>();
  const walk = (command: Command, path: string) => {
    const names = command.commands.map((it) => it.name());
    const options = command.options.flatMap(({ long }) => long ?? []);
    words.set(path, [...names, ...options, '--help']);
    for (const sub of command.commands)
      walk(sub, path === '' ? sub.name() : `${path} ${sub.name()}`);
  };
  walk(program, '');
  return words;
}

const casesOf = (words: Map<string, string[]>) =>
  [...words]
    .filter(([path]) => path !== '')
    .map(([path, next]) => `    '${path}') words='${next.join(' ')}' ;;`)
    .join('\n');

const bash = (words: Map<string, string[]>) => `_shotvault() {
  local current path='' words='${words.get('')?.join(' ') ?? ''}' word
  current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) continue ;; esac
    path="\${path:+$path }$word"
    case "$path" in
${casesOf(words)}
    esac
  done
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _shotvault shotvault`;

const SCRIPTS: Record<Shell, (words: Map<string, string[]>) => string> = {
  bash,
  zsh: (words) => `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`,
  fish: (words) =>
    [...words].flatMap(([path, next]) => next.map((word) => fishLine(path, word))).join('\n'),
};

function fishLine(path: string, word: string): string {
  const when =
    path === ''
      ? '__fish_use_subcommand'
      : `__fish_seen_subcommand_from ${path.split(' ').at(-1) ?? ''}`;
  const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
  return `complete -c shotvault -n '${when}' ${what}`;
}
