/** The recogniser's answer for one line, reduced to what is needed: for each step the best class. */
export interface Steps {
  best: Uint16Array;
  chance: Float32Array;
  /** The likelihood of a space at each step, even where another character is likelier. */
  space: Float32Array;
}

export interface DecodedSign {
  text: string;
  /** 0 to 1. */
  chance: number;
  /** Steps that read it, both inclusive. */
  from: number;
  to: number;
  /** The largest chance of a space between this sign and the next. */
  spaceAfter: number;
}

/** Class 0 says nothing, the last one is the space; the classes between are the lines of the dictionary. */
export function decode(steps: Steps, dictionary: readonly string[]): DecodedSign[] {
  const signs: DecodedSign[] = [];
  let before = 0;
  steps.best.forEach((best, at) => {
    const chance = steps.chance[at]!;
    const last = signs.at(-1);
    const isSign = best > 0 && best <= dictionary.length;
    if (isSign && best === before && last) {
      last.to = at;
      last.chance = Math.max(last.chance, chance);
    } else if (isSign) {
      signs.push({ text: dictionary[best - 1]!, chance, from: at, to: at, spaceAfter: 0 });
    }
    before = best;
  });
  signs.forEach((sign, i) => {
    const until = signs[i + 1]?.from ?? sign.to;
    for (let at = sign.to; at <= until; at++)
      sign.spaceAfter = Math.max(sign.spaceAfter, steps.space[at]!);
  });
  return signs;
}

/** Mean over the signs: how surely the line was read. */
export function scoreOf(signs: readonly { chance: number }[]): number {
  return signs.reduce((sum, { chance }) => sum + chance, 0) / (signs.length || 1);
}
