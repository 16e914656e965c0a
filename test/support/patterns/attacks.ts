import { parseRegExpLiteral, type AST } from '@eslint-community/regexpp';

/** Input for a repetition of a pattern: the text before it, and the text that it repeats. */
interface Attack {
  prefix: string;
  pump: string;
}

/** A repetition with fewer rounds cannot cost much. */
const LONG = 20;
const MOST_VARIANTS = 2;
/** One or two of each kind of character that patterns distinguish. */
const CANDIDATES = [...' a0A_.-/:,@"\'({=#$<|\t\n€éßx1日'];
/** Ends every attempt to match. */
const STOP = '\u0001';

/** The texts of about `length` characters that cost a pattern the most. */
export function attackTexts(regex: RegExp, length: number): string[] {
  const { pattern } = parseRegExpLiteral(regex);
  const attacks = pattern.alternatives.flatMap((each) => attacksOn(each, '', regex.flags));
  return [...new Set(attacks.flatMap((attack) => textsOf(attack, length)))];
}

function textsOf({ prefix, pump }: Attack, length: number): string[] {
  const fill = (part: string): string =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);
  return [prefix + fill(pump) + STOP, fill(prefix + pump.repeat(8)) + STOP];
}

function attacksOn(alternative: AST.Alternative, before: string, flags: string): Attack[] {
  let prefix = before;
  return alternative.elements.flatMap((element) => {
    const found = attacksOnElement(element, prefix, flags);
    prefix += examples(element, flags)[0] ?? '';
    return found;
  });
}

function attacksOnElement(element: AST.Element, prefix: string, flags: string): Attack[] {
  if (element.type === 'Quantifier') {
    const inner = attacksOnElement(element.element, prefix, flags);
    if (element.max < LONG) return inner;
    const pumps = examples(element.element, flags).filter((pump) => pump !== '');
    return [...pumps.map((pump) => ({ prefix, pump })), ...inner];
  }
  if ('alternatives' in element)
    return element.alternatives.flatMap((each) =>
      each.type === 'Alternative' ? attacksOn(each, prefix, flags) : [],
    );
  return [];
}

/** Short texts that an element matches, the plainest first. */
function examples(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass': {
      const only = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gy]/g, ''));
      return CANDIDATES.filter((each) => only.test(each)).slice(0, MOST_VARIANTS);
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives
        .map(({ elements }) => elements.map((each) => examples(each, flags)[0] ?? '').join(''))
        .slice(0, MOST_VARIANTS);
    case 'Quantifier': {
      const [first = ''] = examples(element.element, flags);
      return [first.repeat(element.min)];
    }
    default:
      return [''];
  }
}
