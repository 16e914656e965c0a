import { Argument, type Command } from 'commander';
import { Output } from '../lib/output';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('a script that completes commands and options')
    .helpGroup('User commands:')
    .addArgument(new Argument('<shell>', 'the shell you use').choices(SHELLS))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(shotvault completion bash)\n  shotvault completion fish > ~/.config/fish/completions/shotvault.fish',
    )
    .action((shell: Shell) => {
      new Output({}).result(null, [SCRIPTS[shell](program)]);
    });
}

/** The words that may follow a command. */
interface CompletionPoint {
  /** The names that lead to it; empty for the program itself. */
  path: readonly string[];
  /** Subcommands, or the values of an argument. */
  words: readonly string[];
  options: readonly string[];
}

function placesOf(program: Command): CompletionPoint[] {
  const longOf = ({ options }: Command) => options.flatMap(({ long }) => long ?? []);
  const everywhere = ['--help', ...longOf(program)];
  const walk = (command: Command, path: readonly string[]): CompletionPoint[] => {
    const names = command.commands.map((it) => it.name());
    const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
    const options = [...new Set([...longOf(command), ...everywhere])];
    return [
      { path, words: [...names, ...choices], options },
      ...command.commands.flatMap((sub) => walk(sub, [...path, sub.name()])),
    ];
  };
  return walk(program, []);
}

/** Options with a value: the next word is no command, and may be a file. */
function valuedOptions(command: Command): string[] {
  const own = command.options
    .filter(({ required, optional }) => required || optional)
    .flatMap(({ long, short }) => [long, short].flatMap((flag) => flag ?? []));
  return [...new Set([...own, ...command.commands.flatMap(valuedOptions)])];
}

const listsOf = ({ words, options }: CompletionPoint) =>
  `words='${words.join(' ')}' options='${options.join(' ')}'`;

/** A word that is not a command at its position is an argument and does not change the command. */
function bash(program: Command): string {
  const [first, ...others] = placesOf(program);
  const cases = others.map((place) => {
    const path = place.path.join(' ');
    return `      '${path}') path='${path}' ${listsOf(place)} ;;`;
  });
  const valued = valuedOptions(program).join('|');
  return `_shotvault() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' previous='' word
  local ${first ? listsOf(first) : ''}
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$previous" in ${valued}) previous=''; continue ;; esac
    previous="$word"
    case "\${path:+$path }$word" in
${cases.join('\n')}
    esac
  done
  case "$previous" in ${valued}) COMPREPLY=(); return ;; esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
  esac
}
complete -o default -F _shotvault shotvault`;
}

const SCRIPTS: Record<Shell, (program: Command) => string> = {
  bash,
  zsh: (program) => `autoload -U +X bashcompinit && bashcompinit\n${bash(program)}`,
  fish: (program) => placesOf(program).flatMap(fishLines).join('\n'),
};

function fishLines({ path, words, options }: CompletionPoint): string[] {
  const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`);
  const isThere = seen.length === 0 ? '__fish_use_subcommand' : seen.join('; and ');
  const isNext =
    seen.length === 0 || words.length === 0
      ? isThere
      : `${isThere}; and not __fish_seen_subcommand_from ${words.join(' ')}`;
  return [
    ...words.map((word) => `complete -c shotvault -n '${isNext}' -f -a ${word}`),
    ...options.map((option) => `complete -c shotvault -n '${isThere}' -l ${option.slice(2)}`),
  ];
}
